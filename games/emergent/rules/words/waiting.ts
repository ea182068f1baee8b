// What somebody else is asked, to go on "Waiting for Ann …". It tells no more than everybody sees.

export function waiting(_view: unknown, about: string): string {
  return WAITING[about] ?? 'to decide';
}

const WAITING: Readonly<Record<string, string>> = {
  plan: 'to plan in secret',
  ship: 'to say what goes where',
  forced: 'to sell DCs and pay',
  place: 'to place DCs in secret',
};
