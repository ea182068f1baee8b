import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeServiceWorker } from './service-worker.mjs';

test('the service worker names every file of the build, and another build has another name', () => {
  const dist = mkdtempSync(join(tmpdir(), 'tablewright-dist-'));
  onTestFinished(() => rmSync(dist, { recursive: true, force: true }));
  mkdirSync(join(dist, 'assets'));
  for (const name of [
    'index.html',
    'assets/a-1.js',
    'assets/a-1.js.br',
    'assets/face.woff',
    'assets/face.woff2',
    'assets/emergence.front.dark-a_B-1.webp',
    'assets/emergence.busyCity.laptop-a_B-1.webp',
    'icon.svg',
  ])
    writeFileSync(join(dist, name), '');
  const script = (): string => {
    writeServiceWorker(join(import.meta.dirname, '..', 'packages', 'web'), dist);
    return readFileSync(join(dist, 'service-worker.js'), 'utf8');
  };
  const first = script();
  expect(first).toContain(
    '["/","/assets/a-1.js","/assets/emergence.front.dark-a_B-1.webp","/assets/face.woff2","/icon.svg"]',
  );
  expect(script()).toBe(first);
  writeFileSync(join(dist, 'assets', 'b-2.js'), '');
  expect(/BUILD = "(\w+)"/.exec(script())![1]).not.toBe(/BUILD = "(\w+)"/.exec(first)![1]);
});
