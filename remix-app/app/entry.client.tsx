import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { bindFetch } from '~/components/forms/bound-requests';
import { watchConnection } from '~/components/forms/watch-connection';
import { holdHints } from '~/components/hold-hints';
import { NonceContext } from './components/nonce';

// Mantine's scroll lock asks `get-nonce`, which reads this name.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
Object.assign(globalThis, { __webpack_nonce__: nonce });

bindFetch();
watchConnection();
holdHints();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext.Provider value={nonce}>
        <RemixBrowser />
      </NonceContext.Provider>
    </StrictMode>,
  );
});
