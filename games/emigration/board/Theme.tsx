// oxlint-disable import/no-unassigned-import -- a face is there as soon as its style sheet is
import '@fontsource/courier-prime/latin-400.css';
import '@fontsource/courier-prime/latin-700.css';
import '@fontsource/source-sans-3/latin-400.css';
import '@fontsource/source-sans-3/latin-600.css';
import { themed, withButtons } from '@tablewright/board';
import styles from './theme.module.css';

export const theme = withButtons(styles);

/** The ground on which a part of this screen stands: its colours, its faces, and whether anything moves. */
export const Theme = themed(theme['theme']);
