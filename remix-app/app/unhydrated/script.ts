/** What pages do in the browser that React does not hydrate. */
import { holdHints } from '~/components/hold-hints';
import { printInLight } from '~/components/shell/print-in-light';
import { forgetPages } from '~/features/search/forget-pages';
import { watchColorScheme } from './color-scheme';

watchColorScheme();
holdHints();
printInLight();
if (document.querySelector('[data-signed-out]')) forgetPages();
