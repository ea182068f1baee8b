const MANY = { burst: 1_000_000, perSecond: 1_000_000 };

/** For tests that are faster than people. */
export const NO_LIMITS = {
  requests: 1_000_000,
  newTables: 1_000_000,
  signIns: 1_000_000,
  settings: 1_000_000,
  admin: 1_000_000,
  adminKeys: 1_000_000,
  connection: MANY,
  person: MANY,
  connectionsPerPerson: 1000,
};
