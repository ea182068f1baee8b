import { REPOSITORY } from '@tablewright/catalogue';
import { run } from './run.ts';

// A reader who has seen enough (`| head`) is no failure: what is still written goes nowhere, without a word.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const { stdin, stdout, stderr } = process;
process.exitCode = await run(process.argv.slice(2), { stdin, stdout, stderr, repository: REPOSITORY });
stdin.destroy(); // or a terminal, or a program that keeps its end open, would keep us alive
