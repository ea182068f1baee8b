// Numbers of the ledger that stand on no card and on no board: the rules count with them, and words say them.

export const RIOT_YELLOW = 3; // HPB-420 as far from 0, on either side
export const MORALE_YELLOW = 0; // HPB-423 from here down
export const SECTOR_LEAD = 2; // HPB-411 so far a Sector may be ahead of another
export const SACRIFICED = 4; // HPB-611 Enemies, for the General's badge
export const CHECK_CARDS = 3; // HPB-652 that one player may put into a check
export const CHECK_CARDS_DETAINED = 1; // HPB-653
export const CHECK_CARDS_DEALT = 2; // HPB-654 general cards that come besides

/** HPB-907 Purple chips that make the Fallen win: so many in the Junkyard, or fewer there and some in the Network. */
export const FALLEN_NEED = { junkyard: 3, both: { junkyard: 2, network: 2 } } as const;
