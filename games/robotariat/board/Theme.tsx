// oxlint-disable import/no-unassigned-import -- a typeface is there by being imported
import '@fontsource/anton/latin-400.css';
import '@fontsource/oswald/latin-500.css';
// oxlint-enable import/no-unassigned-import
import { themed, withButtons } from '@tablewright/board';
import styles from './theme.module.css';

export const theme = withButtons(styles);

/** The paper on which a part of this screen is printed: its inks, its faces, and whether anything moves. */
export const Theme = themed(theme['theme']);
