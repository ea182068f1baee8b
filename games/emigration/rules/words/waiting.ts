// What somebody else is asked, to go on "Waiting for Ann …". It tells no more than everybody sees.

export function waiting(_view: unknown, about: string): string {
  return WAITING[about] ?? 'to decide';
}

const WAITING: Readonly<Record<string, string>> = {
  turn: 'to take a turn',
  action: 'to take a card',
  pears: 'to choose whom to steal from',
  offering: 'to give something to charity',
  fog: 'to let a Life Card be forgotten',
  officer: 'to ask an officer',
  withdraw: 'to trade for Assurance',
  cross: 'to choose a lane',
};
