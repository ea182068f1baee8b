import { speakMyLanguage } from './language/language.ts';

// The language first: what stands in constants is said when its module is loaded.
await speakMyLanguage();
await import('./start.tsx');
