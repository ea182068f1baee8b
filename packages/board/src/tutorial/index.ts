export type { Attempt, Decision, Lesson, LessonBeat, Move, Quiz, Reading, Tutorial } from './contract.ts';
export { BadLesson, isWanted, lessonStart, saysNot, someOptions, stepOf, wantedOptions } from './lessons.ts';
