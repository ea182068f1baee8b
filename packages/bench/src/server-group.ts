import { ServerChild, type Usage } from './server-child.ts';

// Several processes of our server on one database, measured as one.

export class ServerGroup {
  readonly urls: readonly string[];
  readonly #children: readonly ServerChild[];

  private constructor(children: readonly ServerChild[]) {
    this.#children = children;
    this.urls = children.map(({ url }) => url);
  }

  /** `database`: null where each stores in its folder */
  static async start(file: URL, folder: string, count: number, database: string | null): Promise<ServerGroup> {
    const children: ServerChild[] = [];
    try {
      for (let n = 0; n < count; n += 1) {
        children.push(await ServerChild.start(file, folder, database === null ? [] : [database]));
      }
    } catch (error) {
      // nobody has heard of those before it, and nobody else would stop them
      for (const child of children) await child.stop();
      throw error;
    }
    return new ServerGroup(children);
  }

  async cpuMicros(): Promise<number> {
    const each = await Promise.all(this.#children.map((child) => child.cpuMicros()));
    return each.reduce((sum, one) => sum + one, 0);
  }

  async usage(): Promise<Usage> {
    const each = await Promise.all(this.#children.map((child) => child.usage()));
    return {
      cpuMicros: each.reduce((sum, one) => sum + one.cpuMicros, 0),
      memoryBytes: each.reduce((sum, one) => sum + one.memoryBytes, 0),
      storedBytes: each[0]!.storedBytes, // they share it
    };
  }

  pause(): void {
    for (const child of this.#children) child.pause();
  }

  resume(): void {
    for (const child of this.#children) child.resume();
  }

  async stop(): Promise<void> {
    for (const child of this.#children) await child.stop();
  }
}
