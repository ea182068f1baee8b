import { inflateRawSync } from 'node:zlib';
import { emergence } from '@tablewright/emergence-rules';
import { type Advisor, fastRng, type Game, type GameRecord, type Json, type Question } from '@tablewright/kernel';
import type { ClientMessage, GameSeen, ServerMessage } from '@tablewright/protocol';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { type Frame, type Known, knownAfter } from './heard.ts';
import { PATIENCE, PATIENCE_WITH_A_GAME } from './patience.ts';

const game = emergence as unknown as Game;

type Mine = GameSeen & { readonly me: number; readonly mine: Question };

let people = 0;
/** Whoever waits looks again whenever anybody has heard or said something: often it is about what another one knows. */
const waiting = new Set<() => void>();
let heard = 0;

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export interface PersonOptions extends BrowserContextOptions {
  /** has never been here: games are explained to them */
  readonly isNew?: boolean;
}

const KNOWS = JSON.stringify({ state: { guide: false }, version: 1 });

/** In the page: unless it has settings already. */
function keepSettings(settings: string): void {
  try {
    if (localStorage.getItem('tablewright') === null) localStorage.setItem('tablewright', settings);
  } catch {
    // about:blank, where somebody goes who leaves, keeps nothing
  }
}

/**
 * Somebody at a browser of their own. What to answer is thought of by the game's own advice, out of what this browser was
 * sent; the answer is given by clicking what the page offers, by its role and name.
 */
export class Person {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly frames: Frame[] = [];
  /** what this browser has said to the server */
  readonly said: string[] = [];
  /** what came over plain HTTP from the interface */
  readonly fetched: string[] = [];
  /** what broke in the page */
  readonly troubles: string[] = [];
  known: Known | null = null;
  #plays = 'emergence';
  readonly #number = (people += 1);
  readonly #advisors = new Map<string, Advisor<Json>>();
  readonly #replies = new Map<string, ServerMessage>();
  readonly #answers: string[] = [];

  private constructor(name: string, context: BrowserContext, page: Page) {
    this.name = name;
    this.context = context;
    this.page = page;
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => this.#says(String(payload)));
      socket.on('framereceived', ({ payload }) => this.#hears(payload));
    });
    page.on('pageerror', (error) => this.troubles.push(error.stack ?? error.message));
    page.on('response', (response) => {
      if (!/\/api\/(?!socket)/.test(response.url())) return;
      response.text().then(
        (text) => this.fetched.push(text),
        () => undefined, // the page has gone elsewhere
      );
    });
  }

  static async enter(
    browser: Browser,
    url: string,
    name: string,
    { isNew = false, ...options }: PersonOptions = {},
  ): Promise<Person> {
    const context = await browser.newContext({
      // What is tested is said in English unless a test asks for another language, also on a machine that speaks one.
      locale: 'en-US',
      baseURL: url,
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 800 },
      // What it keeps hides what the server does; the test of playing without a network asks for it.
      serviceWorkers: 'block',
      ...options,
    });
    context.setDefaultTimeout(PATIENCE);
    // Whoever comes to play knows the games; the test of a newcomer's first minute does without it.
    if (!isNew) await context.addInitScript(keepSettings, KNOWS);
    return new Person(name, context, await context.newPage());
  }

  // ----------------------------------------------------------------------------------------------------- getting there

  async openFront(): Promise<void> {
    await this.page.goto('/');
    await this.page.getByRole('button', { name: /^Play now: Emergence/ }).waitFor();
  }

  /** `length`: what is chosen by whoever is asked how to play; a newcomer is not asked before the first game */
  async playNow(length?: string): Promise<void> {
    await this.openFront();
    const before = this.known?.id;
    await this.page.getByRole('button', { name: /^Play now: Emergence/ }).click();
    if (length !== undefined) await this.page.getByRole('dialog').getByRole('button', { name: length }).click();
    await this.until(({ id }) => id !== before);
    await this.untilPlaying();
  }

  /** Another game than Emergence is played from now on. */
  plays(game: string): void {
    this.#plays = game;
  }

  /** A table for friends, with what else is to be chosen or switched over in the form; the link that invites them. */
  async makeTable(seats: number, ...choices: readonly RegExp[]): Promise<string> {
    await this.page.goto(`/new/${this.#plays}`);
    await this.page
      .getByRole('group', { name: 'Seats' })
      .getByRole('radio', { name: String(seats) })
      .check();
    for (const name of choices) {
      const choice = this.page.getByRole('radio', { name });
      if ((await choice.count()) > 0) await choice.check();
      else await this.page.getByRole('switch', { name }).click();
    }
    await this.page.getByRole('button', { name: 'Open the table' }).click();
    return this.page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  }

  /** With these friends, and bots on the other seats. */
  async playsWith(friends: readonly Person[], seats: number, ...choices: readonly RegExp[]): Promise<void> {
    await this.playsBefore([], friends, seats, ...choices);
  }

  /** The same, and these watch. */
  async playsBefore(
    watchers: readonly Person[],
    friends: readonly Person[],
    seats: number,
    ...choices: readonly RegExp[]
  ): Promise<void> {
    const invitation = await this.makeTable(seats, ...choices);
    if (watchers.length > 0) {
      const watching = (await this.page.getByRole('link', { name: 'this link' }).getAttribute('href'))!;
      await Promise.all(watchers.map(({ page }) => page.goto(watching)));
    }
    await this.sitsDownAsHost();
    await Promise.all(friends.map((friend) => friend.sit(invitation)));
    if (seats > friends.length + 1) await this.page.getByRole('button', { name: 'Fill with bots' }).click();
    await this.page.getByRole('button', { name: 'Start the game' }).click();
    await Promise.all([this, ...friends, ...watchers].map((one) => one.untilPlaying()));
  }

  async sit(link: string): Promise<void> {
    await this.page.goto(link);
    await this.sitDown();
  }

  /** At the own table: whoever has said their name once sits there already. */
  async sitsDownAsHost(): Promise<void> {
    const sit = this.page.getByRole('button', { name: 'Take a seat' });
    const getUp = this.page.getByRole('button', { name: 'Get up from your seat' });
    await sit.or(getUp).first().waitFor();
    if (!(await getUp.isVisible())) await this.sitDown();
  }

  async sitDown(): Promise<void> {
    const sit = this.page.getByRole('button', { name: /^Take a seat/ });
    await sit.waitFor();
    // whoever has said their name once is not asked again
    const name = this.page.getByRole('textbox', { name: 'Your name' });
    if (await name.isVisible()) await name.fill(this.name);
    await sit.click();
    await this.page.getByRole('button', { name: 'Get up from your seat' }).waitFor();
  }

  async untilPlaying(): Promise<void> {
    await this.until((known) => known.game !== null);
    await this.prompt.waitFor();
  }

  // ---------------------------------------------------------------------------------------------------------- answering

  get prompt(): Locator {
    return this.page.getByTestId('prompt');
  }

  get game(): GameSeen | null {
    return this.known?.game ?? null;
  }

  /** Asked something that is waited for: a selection that lies there already may be changed, but need not be. */
  get isAsked(): boolean {
    return this.#asked() !== null;
  }

  get isOver(): boolean {
    return this.game !== null && this.game.outcome !== null;
  }

  #asked(): Mine | null {
    const seen = this.game;
    if (seen === null || seen.mine === null || seen.outcome !== null) return null;
    return seen.waiting.some(({ seat }) => seat === seen.me) ? (seen as Mine) : null;
  }

  /** What this person would like to answer, and the question as the page asks it. */
  thinks(): { readonly question: Question; readonly value: Json } {
    const asked = this.#asked();
    if (asked === null) throw new Error(`${this.name} is not asked anything`);
    const key = `${this.known!.id}/${asked.me}`;
    let advisor = this.#advisors.get(key);
    if (advisor === undefined) {
      advisor = game.advisor(asked.me, fastRng(this.#number * 100 + asked.me));
      this.#advisors.set(key, advisor);
    }
    return { question: asked.mine, value: advisor.answer(asked.view, asked.mine) };
  }

  /** Answers what is asked; gives back what that was about. */
  async answer(): Promise<string> {
    const { question, value } = this.thinks();
    await this.page.locator(`[data-testid="prompt"][data-asked="${question.about}"]`).waitFor();
    await this.gives(() => this.#click(question, value));
    return question.about;
  }

  /** How many answers this browser has sent. */
  get given(): number {
    return this.#answers.length;
  }

  /** Does what gives an answer, and waits until the server has said that it is stored. */
  async gives(act: () => Promise<void>): Promise<void> {
    const before = this.#answers.length;
    await act();
    await this.when(() => this.#answers.length > before && this.#replies.has(this.#answers[before]!));
    const reply = this.#replies.get(this.#answers[before]!)!;
    if (reply.type === 'refused') throw new Error(`${this.name}: ${reply.why}`);
  }

  /** The button that gives an answer to a question with one click. */
  button({ about, domain }: Question, value: Json): Locator {
    const named = (name: string | RegExp): Locator => this.prompt.getByRole('button', { name });
    switch (about) {
      case 'select': {
        const [action = '', face = ''] = (value as string).split('-');
        return named(new RegExp(`^${action}, ${face} `, 'i'));
      }
      case 'briefing':
        return named('I have read it');
      case 'spySeen':
        return named('I have seen it');
      default: {
        const seen = this.game!;
        const question = { ...seen.mine!, about, domain };
        const names = this.known!.info.seats.map(({ name }) => name);
        return named(beginning(game.words.option(seen.view, question, value, names).says)).first();
      }
    }
  }

  async #click(question: Question, value: Json): Promise<void> {
    if (question.about === 'compile') await this.#compile();
    else if (question.about === 'insert') await this.#insert(value as Readonly<Record<string, number>>);
    else {
      if (question.about === 'briefing' || question.about === 'spySeen')
        await this.prompt.getByRole('button', { name: /^Turn over (my|the) card$/ }).click();
      await this.button(question, value).click();
    }
  }

  /** The proposal lies there from the start. */
  async #compile(): Promise<void> {
    const go = this.prompt.getByRole('button', { name: /^(Compile \d|Make a set first)/ });
    await go.waitFor();
    await ((await go.isEnabled()) ? go : this.prompt.getByRole('button', { name: 'Nothing' })).click();
  }

  async #insert(share: Readonly<Record<string, number>>): Promise<void> {
    for (const [team, count] of Object.entries(share)) {
      const label = team === 'ai' ? /^A\.I\. compartment: one more/ : /^Human compartment: one more/;
      const more = this.prompt.getByRole('button', { name: label });
      for (let i = 0; i < count; i += 1) await more.click();
    }
    await this.prompt.getByRole('button', { name: /^Insert \d/ }).click();
  }

  /** By the menu of the table, or of a replay. */
  async choosesInMenu(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu' }).click();
    await this.page.getByRole('menuitem', { name }).click();
  }

  /** The rest is for a bot. */
  async letsBotPlay(): Promise<void> {
    await this.choosesInMenu(/^Let a bot play for me/);
    await this.until(({ info }) => info.seats.some(({ mine, standIn }) => mine && standIn));
  }

  async untilOver(): Promise<void> {
    await this.when(() => this.isOver, PATIENCE_WITH_A_GAME);
    await this.prompt.getByTestId('outcome').waitFor();
  }

  // ---------------------------------------------------------------------------------------------------- after the game

  async recordOf(table: string): Promise<GameRecord> {
    return (await (await this.page.request.get(`/api/tables/${table}/record`)).json()) as GameRecord;
  }

  /** Plays on from a moment of a finished game, on a seat of it, against bots. */
  async goesOnFrom(table: string, at: number, seat: number): Promise<void> {
    await this.page.goto(`/replay/${table}?at=${at}&as=${seat}`);
    await this.page.locator(`[aria-valuetext^="Moment ${at} of "]`).waitFor();
    await this.choosesInMenu(/^Continue from here against bots/);
    await this.until(({ info }) => info.forkOf?.table === table && info.forkOf.at > 0 && info.seats[seat]!.mine);
    await this.untilPlaying();
  }

  // ------------------------------------------------------------------------------------------------------------ hearing

  /** Until what this browser was sent fulfils a condition. */
  async until(holds: (known: Known) => boolean): Promise<void> {
    await this.when(() => this.known !== null && holds(this.known));
  }

  async when(holds: () => boolean, patience = PATIENCE): Promise<void> {
    if (holds()) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const look = (): void => {
      if (holds()) resolve();
    };
    const timer = setTimeout(() => reject(new Error(`${this.name} waits in vain; ${this.#standing()}`)), patience);
    waiting.add(look);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      waiting.delete(look);
    }
  }

  /** With the next frame. */
  async news(): Promise<void> {
    const count = this.frames.length;
    await this.when(() => this.frames.length > count);
  }

  /** With the next frame, or as soon as this is to be seen. A wait that lost a race would go on looking, and so would the next. */
  async newsOr(shown: Locator): Promise<void> {
    const count = this.frames.length;
    const end = performance.now() + PATIENCE;
    while (this.frames.length === count && !(await shown.isVisible())) {
      if (performance.now() > end) throw new Error(`${this.name} waits in vain; ${this.#standing()}`);
      await this.page.waitForTimeout(50);
    }
  }

  /** Where this person stands, for when a test fails. */
  async report(): Promise<string> {
    const shown = await this.page.locator('body').ariaSnapshot();
    const broken = this.troubles.join('; ') || 'nothing';
    return `${this.name} at ${this.page.url()}: ${this.#standing()}; broken: ${broken}; shown: ${shown.slice(-1500)}`;
  }

  #standing(): string {
    const last = this.frames.at(-1)?.text.slice(0, 300) ?? 'no frame has come';
    return `version ${this.known?.version}, asked ${this.game?.mine?.about}, last heard: ${last}`;
  }

  #says(text: string): void {
    this.said.push(text);
    const message = JSON.parse(text) as ClientMessage;
    if (message.type === 'answer') this.#answers.push(message.id);
    for (const look of waiting) look();
  }

  #hears(payload: string | Buffer): void {
    const isPacked = typeof payload !== 'string';
    const text = isPacked ? inflateRawSync(payload).toString() : payload;
    const message = JSON.parse(text) as ServerMessage;
    this.known = knownAfter(this.known, message);
    this.frames.push({ text, isPacked, message, table: this.known });
    heard += 1;
    if ((message.type === 'done' || message.type === 'refused') && message.id !== null)
      this.#replies.set(message.id, message);
    for (const look of waiting) look();
  }
}

/** A button is named by the option's sentence; a sign may follow. */
function beginning(sentence: string): RegExp {
  return new RegExp(`^${sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`);
}

/** All of them answer whatever they are asked, as soon as they are, until the game is over or as `enough` says. */
export async function playOn(people: readonly Person[], enough: () => boolean = () => false): Promise<void> {
  const isDone = (): boolean => enough() || people.every((person) => person.isOver);
  while (!isDone()) {
    const asked = people.filter((person) => person.isAsked);
    const before = heard;
    if (asked.length === 0) await people[0]!.when(() => heard > before);
    else await Promise.all(asked.map((person) => person.answer()));
  }
}

export function roundOf(view: unknown): number {
  return (view as { round?: number } | undefined)?.round ?? 0;
}
