export type {
  AnswerOf,
  AnswerTypes,
  Event,
  Json,
  OptionWords,
  Outcome,
  Question,
  QuestionOf,
  Seat,
} from '@tablewright/kernel';
export { type Arrow, isArrow, nextByArrow } from './arrows.ts';
export { Bubble } from './Bubble.tsx';
export { type CardBook, type CardDeck, countCards, type FoundCard, type PrintedCard, searchCards } from './cards.ts';
export { CardText } from './CardText.tsx';
export { clsx } from 'clsx';
export { LEARNING, pointsOf } from './contract.ts';
export type {
  BoardProps,
  Chapter,
  Chooser,
  ChooserProps,
  GameScreen,
  Learning,
  Lesson,
  LessonBeat,
  PassedMoment,
  Points,
  Refusal,
  Sound,
  Tutorial,
} from './contract.ts';
export { Count } from './Count.tsx';
export { drawnLater } from './drawnLater.tsx';
export { type Flight, Flights } from './Flights.tsx';
export { formsOf, type Glossary, partsWithTerms, type Term, termIn, type TextPart } from './glossary.ts';
export { Guess } from './Guess.tsx';
export { asGuess, type Guesses, guessesIn, withGuess } from './guesses.ts';
export { helpFor, HelpLayer, type HelpProps, whenHeld } from './Help.tsx';
export { closedPath, halfHexOutline, halfHexPath, hexCorners, hexPath, openPath, radiusOf } from './hex.ts';
export { Icon, type IconName } from './icons.tsx';
export { type Cue, planMotion, type Shown, type Shows, type Timed } from './motion.ts';
export type { DealtSecret, Newcomer } from './newcomer.ts';
export { Dragged, OptionBubble } from './OptionBubble.tsx';
export { type AskedForOne, OptionButton } from './OptionButton.tsx';
export type { Offered } from './options.ts';
export { PanZoom, type PanZoomHandle } from './PanZoom.tsx';
export { Peek } from './Peek.tsx';
export { flightsBetween, type Lies, type Moved } from './places.ts';
export { Portrait } from './Portrait.tsx';
export { scatter } from './random.ts';
export { Reconstructed } from './Reconstructed.tsx';
export { rich } from './rich.tsx';
export type { Scene, SceneMoment, Scenes, Touch } from './scene.ts';
export { shared } from './shared.ts';
export type { Hiding, PlayNowChoice, Shelf } from './shelf.ts';
export { ShelfPicture } from './ShelfPicture.tsx';
export { soundsOf } from './sounds.ts';
export { spread, type Standing } from './spread.ts';
export { type Line, StepChart } from './StepChart.tsx';
export { Stepper } from './Stepper.tsx';
export { Still, useStill } from './Still.tsx';
export { GlossaryContext, TERM, termFor, Terms, TermText } from './Terms.tsx';
export { Hidden, Spoken, themed, type ThemeProps, withButtons } from './Theme.tsx';
export { useDrag } from './useDrag.ts';
export { type Lingering, type Motion, useMotion } from './useMotion.ts';
export { type Options, type OptionsProps, type ThingOptions, type ThingProps, useOptions } from './useOptions.ts';
export { type Box, boxAround, type Point, type Size, together } from './zoom.ts';
