// oxlint-disable import/no-unassigned-import -- a typeface is there by being imported
import '@fontsource/oswald/latin-500.css';
// oxlint-enable import/no-unassigned-import
import { themed, withButtons } from '@tablewright/board';
import styles from './theme.module.css';

export const theme = withButtons(styles);

/** The night in which a part of this screen stands: its lights, its faces, and whether anything moves. */
export const Theme = themed(theme['theme']);
