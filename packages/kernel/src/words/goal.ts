/**
 * What somebody wants and how far they are, in words. What is open may be read by whoever looks over their shoulder; what would tell
 * their own secret is kept apart, and is shown only while they hold it.
 */
export interface Goal {
  readonly says: string;
  readonly secret: string | null;
}
