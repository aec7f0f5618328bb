/**
 * Puts the components that almost every page uses into the main script. Otherwise each page loads them as several scripts,
 * which repeat some modules and compress worse (5 KB more per page).
 */
import '@theme/Layout';
import '@theme/MDXComponents';
