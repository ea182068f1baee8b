import { clsx, Count, helpFor, Hidden, Icon, Reconstructed } from '@tablewright/board';
import {
  type FaceId,
  ALL_ROUNDERS,
  ALL_ROUNDERS_THING,
  cardThing,
  CHARACTERS,
  chipThing,
  COLUMNS,
  ITEM_THING,
  programThing,
  seatThing,
  SKILLS,
  skillThing,
  woundThing,
} from '@tablewright/human-punishment-rules/content';
import { printedCard } from './cards.ts';
import { boardOf, boxOf, type CardColour, cardLook, CHIP_WORDS, programOf, ROMAN, signed, woundOf } from './look.ts';
import styles from './Mine.module.css';
import type { TableProps } from './props.ts';
import { CardFace, ChipSign, PieceSign, Pips, Sign } from './signs.tsx';
import { theme } from './Theme.tsx';

type MineProps = TableProps & { readonly seat: number };

/** My side of the table: who I am, what is left of my turn, my cards, what lies before me. My loyalty is behind the eye. */
export function Mine(props: MineProps) {
  const { view, seat, names, pointed } = props;
  const player = view.players[seat]!;
  const character = boardOf(player.character);
  return (
    <section
      className={clsx(styles['mine'], pointed === seatThing(seat) && styles['pointed'])}
      data-pointed={pointed === seatThing(seat) || undefined}
      aria-label="Your side"
    >
      <div className={styles['who']}>
        <PieceSign seat={seat} character={player.character} size={46} />
        <div>
          <b {...(character !== null && helpFor(character.id))}>{character?.name ?? names[seat]}</b>
          <span>{character?.title ?? 'no character yet'}</span>
          {character !== null && <Turn {...props} />}
        </div>
      </div>

      <Hand {...props} />
      <Things {...props} />
      {character !== null && <Skills {...props} />}
    </section>
  );
}

/** What is left of my turn, and what my board is worth. */
function Turn({ view, seat }: MineProps) {
  const { stats } = view.players[seat]!;
  const piece = view.pieces[seat]!;
  const isActive = view.active === seat;
  if (stats === null) return null;
  return (
    <p className={styles['turn']}>
      <span
        title={isActive ? 'Action Points left' : 'Action Points in a turn'}
        className={clsx(isActive && styles['now'])}
      >
        <Sign id="action" size={14} />
        <Count value={isActive ? view.turn.ap : stats.ap} />
        <Hidden>Action Points</Hidden>
      </span>
      <span title={isActive ? 'Movement left' : 'Movement in a turn'} className={clsx(isActive && styles['now'])}>
        <Sign id="move" size={14} />
        <Count value={isActive ? view.turn.move : stats.move} />
        <Hidden>movement</Hidden>
      </span>
      <span title={`Health ${piece.health} of ${piece.maxHealth}`} className={styles['health']}>
        <Pips on={piece.health} of={piece.maxHealth} sign="♥" />
        <Hidden>{`Health ${piece.health} of ${piece.maxHealth}`}</Hidden>
      </span>
      <span title={`Strength ${stats.strength}, up to ${stats.red} red cards in an attack, range ${stats.range}`}>
        <Sign id="weapon" size={14} />
        {stats.strength}
      </span>
      <span title={`Shield ${stats.shield}, up to ${stats.blue} blue cards in defence`}>
        <Sign id="shield" size={14} />
        {stats.shield}
      </span>
    </p>
  );
}

const COLOURS: readonly CardColour[] = ['blue', 'red', 'grey', 'green', 'special'];

/** Sorted by colour, the same cards together, with what a colour comes to. */
function Hand({ view, seat, options }: MineProps) {
  const { hand, stats } = view.players[seat]!;
  if (hand === null) return null;
  const groups = COLOURS.map((colour) => {
    const faces = hand.filter((face) => cardLook(face).colour === colour);
    return { colour, faces: [...new Set(faces)], sum: faces.reduce((sum, face) => sum + cardLook(face).value, 0) };
  }).filter(({ faces }) => faces.length > 0);
  return (
    <div className={styles['hand']}>
      <h3
        className={theme['label']}
        title={`${hand.length} cards in your hand${stats === null ? '' : `; at the end of your Action Phase at most ${stats.handLimit}`}`}
      >
        Hand {hand.length}
        {stats !== null && ` of ${stats.handLimit}`}
      </h3>
      <div className={styles['colours']}>
        {groups.map(({ colour, faces, sum }) => (
          <div key={colour} className={styles['colour']}>
            <div>
              {faces.map((face) => (
                <Card key={face} face={face} count={hand.filter((one) => one === face).length} options={options} />
              ))}
            </div>
            {sum !== 0 && (
              <small title={`Your ${colour} cards together count ${signed(sum)}`}>{signed(sum)} in all</small>
            )}
          </div>
        ))}
        {hand.length === 0 && <p className={styles['none']}>no cards</p>}
      </div>
    </div>
  );
}

interface CardProps extends Pick<MineProps, 'options'> {
  readonly face: FaceId;
  readonly count: number;
}

function Card({ face, count, options }: CardProps) {
  const { name, colour, text } = cardLook(face);
  const words = `${count > 1 ? `${count} × ` : ''}${colour} ${name}${text === null ? '' : `: ${text}`}`;
  return (
    <span className={styles['card']} {...helpFor(face, words)} {...options.thing(cardThing(face), { label: words })}>
      <Hidden>{words}</Hidden>
      <CardFace face={face} />
      {count > 1 && <em aria-hidden="true">×{count}</em>}
    </span>
  );
}

/** Programs, chips, the item, Wounds, Recon, All-Rounders: all that lies before me. */
function Things({ view, seat, options }: MineProps) {
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
  readonly thing?: ReturnType<MineProps['options']['thing']>;
}

function Thing({ sign, name, text, help, more, bad = false, thing }: ThingProps) {
  const printed = help === undefined ? null : printedCard(help);
  return (
    <li>
      <span
        className={clsx(styles['thing'], bad && styles['bad'])}
        {...(help === undefined ? { title: `${name}: ${text}` } : helpFor(help, `${name}: ${text}`))}
        {...thing}
      >
        <Sign id={sign} size={16} />
        <span>
          {name}
          {more !== undefined && <i> {more}</i>}
          <Hidden>: {text}</Hidden>
        </span>
        {printed !== null && <Reconstructed provenance={printed.card.provenance} thing="card" inside />}
      </span>
    </li>
  );
}

/** Four columns, two Levels: what is unlocked, and what the next task asks. */
function Skills({ view, seat, options }: MineProps) {
  const { character, boosts, steps } = view.players[seat]!;
  const tree = SKILLS[CHARACTERS.findIndex(({ id }) => id === character)] ?? [];
  return (
    <div className={styles['skills']}>
      <h3 className={theme['label']} title={`${boosts.length} of your 8 Boosts are unlocked`}>
        Skills · {boosts.length} of 8 · what the next one asks
      </h3>
      <ol>
        {COLUMNS.map((name, column) => {
          const own = [0, 1].map((level) => ({
            level,
            skill: column * 2 + level,
            isOn: boosts.includes(column * 2 + level),
          }));
          const shown = own.filter(
            ({ skill }, i) => options.isLit(skillThing(seat, skill)) || own.findIndex(({ isOn }) => !isOn) === i,
          );
          return (
            <li key={name}>
              <b
                title={own
                  .map(({ skill, level }) => `${ROMAN[level]}: ${tree[skill]!.says} ${tree[skill]!.gives}`)
                  .join('\n')}
              >
                {name}
                {own.map(({ skill, isOn }) => isOn && <Icon key={skill} name="check" size={13} />)}
              </b>
              {shown.map(({ skill, level }) => {
                const { says, gives, steps: wanted } = tree[skill]!;
                const done = steps[skill] ?? 0;
                return (
                  <span
                    key={skill}
                    className={styles['skill']}
                    title={`${name} ${ROMAN[level]}. Task: ${says} Gives: ${gives} (${done} of ${wanted} done)`}
                    {...options.thing(skillThing(seat, skill))}
                  >
                    <small>{wanted > 1 ? `${done}/${wanted}` : ROMAN[level]}</small>
                    <span>{says}</span>
                  </span>
                );
              })}
              {shown.length === 0 && <span className={styles['skill']}>both unlocked</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
