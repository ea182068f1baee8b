import { Icon } from '@tablewright/board';
import type { View } from '@tablewright/human-punishment-rules';
import styles from './Finale.module.css';
import { Theme, theme } from './Theme.tsx';

type Record = NonNullable<View['campaign']>;

/** What is put into the file: what all may know, and the own part, which holds nobody else's secret. */
export function campaignFile({ record, mine }: Record, names: readonly string[], me: string | null): string {
  return JSON.stringify(
    {
      game: 'human-punishment',
      format: 1,
      public: { ...record, names },
      ...(mine !== null && { own: { player: me, ...mine } }),
    },
    null,
    2,
  );
}

function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  // The browser has begun to read it by then; freed at once, some save an empty file.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

interface CampaignProps {
  readonly campaign: Record;
  readonly names: readonly string[];
  /** null for whoever only watches */
  readonly me: number | null;
  readonly still: boolean;
}

/** HPB-953, HPB-954 What a second game of the campaign would ask for, to keep. */
export function Campaign({ campaign, names, me, still }: CampaignProps) {
  const { record, mine } = campaign;
  const name = me === null ? null : (names[me] ?? null);
  return (
    <Theme still={still} className={styles['campaign']} label="The campaign">
      <h3>The campaign goes on</h3>
      <p>Loyalties stay in the dark. Keep this for the second game; it holds what all know, and what only you know.</p>
      <ul>
        {record.says.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {mine !== null && mine.says.length > 0 && (
        <details>
          <summary>Only for you</summary>
          <ul>
            {mine.says.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      <button
        type="button"
        className={theme['plain']}
        onClick={() => save('human-punishment-campaign.json', campaignFile(campaign, names, name))}
      >
        <Icon name="check" size={18} /> Download the campaign record
      </button>
    </Theme>
  );
}
