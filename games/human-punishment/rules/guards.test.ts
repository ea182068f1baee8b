import { guards } from '@tablewright/testkit/suite';
import { humanPunishment } from './index.ts';
import { breaches } from './tests/testing/breaches.ts';
import { leaks, table } from './tests/testing/leaks.ts';

guards(humanPunishment, { table, seats: 5, invariants: breaches, secrets: leaks });
