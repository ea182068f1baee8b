import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { REPOSITORY } from '@tablewright/catalogue';
import { onTestFinished } from 'vitest';

/** As somebody's folder may be called: with spaces in it, and longer than a line. */
const AS_LONG = 'tablewright, with spaces in its name and so long that a sentence with it is broken into lines ';

/** A folder for the files of one test, gone when the test is over. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), AS_LONG));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** A file in a folder of its own. */
export function file(content: unknown, name = 'game.json'): string {
  const path = join(folder(), name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

/** A repository with just these files; its games find the kernel and the test kit. */
export function repository(files: Readonly<Record<string, string>>): string {
  const root = folder();
  symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'), 'junction');
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

/** A repository in which Whistle is the only game. */
export function whistleRepository(): string {
  return repository({
    'games/whistle/rules/package.json': '{ "type": "module" }',
    'games/whistle/rules/index.ts': "export { whistle as default } from '@tablewright/testkit/whistle';",
  });
}

/** A repository in which Lantern is the only game; with a fault in it, or with exports beside it, where a test wants them. */
export function lanternRepository({ fault = '', beside = '' }: { fault?: string; beside?: string } = {}): string {
  return repository({
    'games/lantern/rules/package.json': '{ "type": "module" }',
    'games/lantern/rules/index.ts': `
      import { lantern } from '@tablewright/testkit/lantern';
      export default { ...lantern, ${fault} };
      ${beside}`,
  });
}
