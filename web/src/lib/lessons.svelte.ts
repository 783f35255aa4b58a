/** Lessons: their words, which are loaded when somebody learns, and which of them were done in this browser. */
import { api } from './api';
import { habits, keep } from './preferences.svelte';
import type { Course, Message } from './types';
import { knows, learn, say } from './words.svelte';

/** What all games' lessons share. */
const SHARED = 'learn';
const words = (game: string) => `${game}/lessons`;

export async function learnLessons(game: string): Promise<void> {
  await Promise.all([learn(SHARED), learn(words(game))]);
}

/** A sentence of a game's lessons. */
export function tellLesson(game: string, key: string): string {
  return say({ key }, words(game));
}

export function knowsLesson(game: string, key: string): boolean {
  return knows(key, words(game));
}

/** A sentence of the pages for learners. */
export function tellLearner(key: string, values: Message['values'] = {}): string {
  return say({ key, values }, SHARED);
}

const marked = (game: string, lesson: string) => `${game}/${lesson}`;

export function isDone(game: string, lesson: string): boolean {
  return habits.lessons.includes(marked(game, lesson));
}

export function markDone(game: string, lesson: string): void {
  if (!isDone(game, lesson)) keep({ lessons: [...habits.lessons, marked(game, lesson)] });
}

export function lessonsOf(course: Course): string[] {
  return course.chapters.flatMap((chapter) => chapter.lessons);
}

/** The first lesson that wasn't done yet, or none. */
export function nextOf(course: Course): string | undefined {
  return lessonsOf(course).find((lesson) => !isDone(course.game, lesson));
}

export function lessonAddress(game: string, lesson: string): string {
  return `/learn/${game}/${lesson}`;
}

const courses = new Map<string, Promise<Course>>();

/** A game's course, asked for once. */
export function courseOf(game: string): Promise<Course> {
  const asked = courses.get(game) ?? api.course(game);
  courses.set(game, asked);
  asked.catch(() => courses.delete(game));
  return asked;
}
