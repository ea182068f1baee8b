export type { Attempt, Decision, Lesson, LessonBeat, Move, Quiz, Reading, Tutorial } from './contract.ts';
export { BadLesson, isWanted, lessonStart, saysNot, stepOf, wantedOptions } from './lessons.ts';
