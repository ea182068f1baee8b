// What the server needs of a store to know who comes: passkeys, sessions that have ended, bans and administrators, and how somebody likes
// the page. Games are played without any of it.

/** Something by which somebody is known again on another device. */
export interface Passkey {
  /** as the authenticator names it */
  readonly id: string;
  readonly person: string;
  readonly publicKey: string;
  /** how often the authenticator says it was used; some never count */
  readonly counter: number;
  readonly transports: readonly string[];
  /** what the person calls it */
  readonly name: string;
  readonly created: number;
  readonly used: number | null;
}

/** Where a person and one of their sessions stand. */
export interface Standing {
  /** a cookie of an earlier generation is no longer good */
  readonly generation: number;
  readonly banned: boolean;
  /** somebody has logged out of this session */
  readonly ended: boolean;
  /** the browser with this session may administer the server */
  readonly isAdmin: boolean;
}

export interface Admin {
  readonly person: string;
  readonly session: string;
  readonly since: number;
}

/** Something that every process has to heed: connections of a person or a session, or a table, are to be closed. */
export interface Notice {
  readonly number: number;
  readonly kind: 'person' | 'session' | 'table';
  /** of a session: with whose it is, since cookies of an older server have none of their own */
  readonly id: string;
}

/** How somebody likes the page, as the page has written it down. */
export interface KeptSettings {
  /** 1 for the first time, and one more with every change */
  readonly revision: number;
  readonly settings: string;
}

export interface Accounts {
  addPasskey(passkey: Passkey): Promise<boolean>;
  passkey(id: string): Promise<Passkey | null>;
  /** the oldest first */
  passkeysOf(person: string): Promise<Passkey[]>;
  usePasskey(id: string, counter: number, at: number): Promise<void>;
  /** false when this person has no such passkey */
  removePasskey(person: string, id: string): Promise<boolean>;

  /** `person`: who may answer it; null for whoever can. Those whose time is over go. */
  keepChallenge(challenge: string, person: string | null, now: number, until: number): Promise<void>;
  /** a challenge is taken once; null when there is none, or its time is over */
  takeChallenge(challenge: string, now: number): Promise<{ readonly person: string | null } | null>;

  standing(person: string, session: string): Promise<Standing>;
  endSession(person: string, session: string, at: number): Promise<void>;
  /** every cookie that was given to this person is no longer good */
  endAllSessions(person: string, at: number): Promise<void>;
  ban(person: string, banned: boolean, at: number): Promise<void>;

  settingsOf(person: string): Promise<KeptSettings | null>;
  /** `base`: the revision that was changed, 0 for none. False when there is another by now: it was changed elsewhere. */
  keepSettings(person: string, base: number, settings: string): Promise<boolean>;
  forgetSettings(person: string): Promise<void>;

  /** somebody was here */
  visited(person: string, at: number): Promise<void>;

  /** a link that makes whoever opens it an administrator, by its hash */
  keepAdminLink(hash: string, now: number, until: number): Promise<void>;
  /** true once; all other links are void then */
  takeAdminLink(hash: string, now: number): Promise<boolean>;
  makeAdmin(admin: Admin): Promise<void>;
  /** false when there is none with that session */
  removeAdmin(session: string): Promise<boolean>;
  admins(): Promise<Admin[]>;

  /** nobody finds it any more; false when there is none */
  closeTable(table: string, at: number): Promise<boolean>;

  /** what there is to heed after this number, in order */
  notices(after: number): Promise<Notice[]>;
  lastNotice(): Promise<number>;
}

export function sessionKey(person: string, session: string): string {
  return `${person}/${session}`;
}

/** How long a notice is kept: every process has looked long before. */
export const NOTICE_KEPT = 3_600_000;
