import { join } from 'node:path';
import { describeWorlds } from '@tablewright/testkit/suite';
import { emergent } from './index.ts';

// Nothing is hidden but what lies sealed (EMT-251, EMT-501).
describeWorlds(emergent, { folder: join(import.meta.dirname, 'golden'), reveal: () => {} });
