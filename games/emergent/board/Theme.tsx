import { themed, withButtons } from '@tablewright/board';
import styles from './theme.module.css';

export const theme = withButtons(styles);

/** The ground on which a part of this screen stands: its colours, its faces, and whether anything moves. */
export const Theme = themed(theme['theme']);
