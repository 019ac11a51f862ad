/** What pages do in the browser that React does not hydrate. */
import { holdHints } from '~/components/hold-hints';
import { printInLight } from '~/components/shell/print-in-light';
import { watchColorScheme } from './color-scheme';
import { countWaitsDown, focusFirstError, sendFormsOnce, showPasswords } from './forms';
import { countWhenLeft } from './left';
import { watchLiveBoard } from './live-board';
import {
  copyTexts,
  forgetWhenSignedOut,
  hideNotices,
  leadOn,
  openTabsByArrow,
  relay,
  tellOtherTabs,
} from './pages';
import { watchPasskeys } from './passkeys';
import { signInByPopup } from './popup';
import { sendAfterWork } from './work';

watchColorScheme();
holdHints();
printInLight();
// Before the forms, whose buttons it takes over.
signInByPopup();
watchPasskeys();
sendFormsOnce();
sendAfterWork();
countWhenLeft();
focusFirstError();
showPasswords();
countWaitsDown();
openTabsByArrow();
copyTexts();
relay();
leadOn();
hideNotices();
forgetWhenSignedOut();
tellOtherTabs();
watchLiveBoard();
// For tests, which would be faster than a person.
document.documentElement.setAttribute('data-script-ready', '');
