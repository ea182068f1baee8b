import { clsx, helpFor, Hidden, Reconstructed } from '@tablewright/board';
import {
  ALL_ROUNDERS,
  ALL_ROUNDERS_THING,
  CHARACTERS,
  chipThing,
  ITEM_THING,
  programThing,
  woundThing,
} from '@tablewright/human-punishment-rules/content';
import { printedCard } from './cards.ts';
import { boxOf, CHIP_WORDS, programOf, woundOf } from './look.ts';
import type { SideProps } from './props.ts';
import { ChipSign, Sign } from './signs.tsx';
import { theme } from './Theme.tsx';
import styles from './Things.module.css';

/** Programs, chips, the item, Wounds, Recon, All-Rounders: all that lies before me. */
export function Things({ view, seat, options }: SideProps) {
  const { programs, openPrograms, item, stats, character, bar } = view.players[seat]!;
  const { chips, wounds, reconHeld, recon, scanners, slots } = view.pieces[seat]!;
  const isJayden = character === 'jayden';
  return (
    <div className={styles['things']}>
      <h3
        className={theme['label']}
        {...(stats !== null && {
          title: `What lies before you. At the end of your Action Phase you may keep ${stats.programLimit} Programs`,
        })}
      >
        Before you
        {stats !== null && ` · Programs ${(programs?.length ?? 0) + openPrograms.length} of ${stats.programLimit}`}
      </h3>
      <ul>
        {(programs ?? []).map((id, i) => (
          <Thing
            key={`${id}-${i}`}
            sign="program"
            help={id}
            name={programOf(id)?.name ?? id}
            more="face-down"
            text={programOf(id)?.text ?? ''}
            thing={options.thing(programThing(id))}
          />
        ))}
        {openPrograms.map(({ card, charges }) => (
          <Thing
            key={card}
            sign="program"
            help={card}
            name={programOf(card)?.name ?? card}
            more={charges > 0 ? `${charges} left` : 'open'}
            text={programOf(card)?.text ?? ''}
            thing={options.thing(programThing(card))}
          />
        ))}
        {item !== null && (
          <Thing
            sign="weapon"
            help={item}
            name={boxOf(item)?.name ?? item}
            text={boxOf(item)?.text ?? ''}
            thing={options.thing(ITEM_THING)}
          />
        )}
        {chips.map(({ colour }, slot) => (
          <li key={slot}>
            <span
              className={styles['thing']}
              {...(colour !== null && helpFor(`chip-${colour}`))}
              {...options.thing(chipThing(seat, slot))}
            >
              <ChipSign colour={colour} size={24} />
              <span>{colour === null ? 'Data Chip' : `${CHIP_WORDS[colour]} chip`}</span>
            </span>
          </li>
        ))}
        {chips.length === 0 && (
          <li className={styles['empty']} title={`Room for Data Chips: ${slots}`}>
            {slots === 1 ? 'no chip' : `no chips (${slots})`}
          </li>
        )}
        {scanners.map((kind) => (
          <Thing
            key={kind}
            sign="scanner"
            name={`Scanner ${kind}`}
            text="With both, a chip may be placed face-up, and unlocks a Boost."
          />
        ))}
        {reconHeld && (
          <Thing
            sign="recon"
            name={(recon === null ? null : printedCard(recon))?.card.name ?? 'Recon'}
            {...(recon !== null && { help: recon })}
            more="Recon"
            text="Can be used after the Human Phase."
          />
        )}
        {wounds.map((id, i) => (
          <Thing
            key={`${id}-${i}`}
            sign="wound"
            help={id}
            name={woundOf(id)?.name ?? id}
            text={woundOf(id)?.text ?? ''}
            bad
            thing={options.thing(woundThing(seat, id))}
          />
        ))}
        {isJayden && (
          <Thing
            sign="action"
            name={`All-Rounder ${ALL_ROUNDERS.length - view.allRounders.played.length} of ${ALL_ROUNDERS.length}`}
            text={ALL_ROUNDERS.filter(({ id }) => !view.allRounders.played.includes(id))
              .map(({ name, text }) => `${name}: ${text}`)
              .join('\n')}
            thing={options.thing(ALL_ROUNDERS_THING)}
          />
        )}
        {(character === 'nova' || character === 'havoc' || character === 'dryden') && (
          <Thing
            sign="action"
            name={`Your bar: ${bar}`}
            text={CHARACTERS.find(({ id }) => id === character)?.special ?? ''}
          />
        )}
      </ul>
    </div>
  );
}

interface ThingProps {
  readonly sign: Parameters<typeof Sign>[0]['id'];
  readonly name: string;
  readonly text: string;
  /** the card it is, where it is one */
  readonly help?: string;
  readonly more?: string;
  readonly bad?: boolean;
  readonly thing?: ReturnType<SideProps['options']['thing']>;
}

function Thing({ sign, name, text, help, more, bad = false, thing }: ThingProps) {
  const printed = help === undefined ? null : printedCard(help);
  const words = `${name}${more === undefined ? '' : ` ${more}`}: ${text}`;
  // What has a name of its own is not read a second time.
  const isNamed = help !== undefined || thing?.['aria-label'] !== undefined;
  return (
    <li>
      <span
        className={clsx(styles['thing'], bad && styles['bad'])}
        {...(help === undefined ? { title: words } : helpFor(help, words))}
        {...thing}
      >
        <Sign id={sign} size={16} />
        <span aria-hidden={isNamed || undefined}>
          {name}
          {more !== undefined && <i> {more}</i>}
          <Hidden>: {text}</Hidden>
        </span>
        {printed !== null && <Reconstructed provenance={printed.card.provenance} thing="card" inside />}
      </span>
    </li>
  );
}
