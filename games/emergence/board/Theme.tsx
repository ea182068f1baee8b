import { themed } from '@tablewright/board';
import theme from './theme.module.css';

export { theme };

/** The ground on which a part of this screen stands: its colours, its faces, and whether anything moves. */
export const Theme = themed(theme['theme']);
