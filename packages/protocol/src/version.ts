/** Goes up when a message changes in a way that an older browser or program would misread. */
export const PROTOCOL = 3;

/** Where the websocket is. */
export const SOCKET_PATH = '/api/socket';

/** How a long message is packed for whoever asks for it: raw deflate, by its name in browsers. */
export const PACKING = 'deflate-raw';

/** Where the websocket is for whoever can unpack: long messages come as binary frames there. */
export const PACKED_SOCKET_PATH = `${SOCKET_PATH}?packed=${PACKING}`;

/** Characters from which on a message is packed. */
export const PACKED_FROM = 1024;

/** What every table's id looks like; ids of ten letters are of tables from before they began with a second. */
export const TABLE_ID = /^[a-z0-9]{10}(?:[a-z0-9]{4})?$/;

/** How long a question that closes by itself stays open, unless the host says otherwise. */
export const WINDOW_SECONDS = 4;

/** What is too long is refused before it is read. */
export const LIMITS = {
  /** characters of one message from a client */
  message: 16_384,
  name: 24,
  chat: 400,
  /** the id of a command, the name of a question, the last seat */
  commandId: 40,
  about: 60,
  seat: 29,
  /** bytes that a seat adds to the seed */
  salt: 64,
  /** a custom content pack inside the options of a table */
  options: 65_536,
} as const;
