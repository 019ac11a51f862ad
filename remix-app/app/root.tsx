import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '@fontsource-variable/inter/wght.css';
import 'virtual:theme.css';
import './styles/global.css';
import './styles/print.css';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { LIMITS, TEXTS } from '@gatehouse/contracts';
import { directionOf } from '@gatehouse/texts';
import { ColorSchemeScript, DirectionProvider, MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import type { LinksFunction, MetaFunction } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import { AuthProvider } from '~/components/auth-context';
import { LostConnection } from '~/components/forms/lost-connection';
import { SessionBinding } from '~/components/forms/session-binding';
import { sayTimeZone } from '~/components/say-time-zone';
import { CanonicalLink } from '~/components/shell/canonical-link';
import { useFocusAfterNavigation } from '~/components/shell/focus-after-navigation';
import { printInLight } from '~/components/shell/print-in-light';
import { useNonce } from './components/nonce';
import { ErrorPage } from './features/errors/error-page';
import { LeftNotice } from './features/session/left-notice';
import { useForgetWhenSignedOut } from './features/session/use-forget-when-signed-out';
import type { PageHandle } from './page-handle';
import { openLoader } from './server/page.server';
import { readRoot } from './server/root.server';
import { useFallbackTexts } from './texts/fallback-texts';
import { TextsProvider } from './texts/texts-context';
import { theme } from './theme';
// The suffix has Vite bundle a script of its own; it is not run as a worker.
import unhydratedScript from './unhydrated/script?worker&url';

export const links: LinksFunction = () => [
  { rel: 'preload', href: inter, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
];

export const meta: MetaFunction = () => [
  { title: TEXTS.product.name },
  { name: 'description', content: TEXTS.product.tagline },
];

export const loader = openLoader(({ request }) => readRoot(request));

const isBrowser = typeof document !== 'undefined';

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const sent = useRouteLoaderData<typeof loader>('root')?.texts;
  const fallback = useFallbackTexts(sent);
  const texts = sent ?? fallback;
  const direction = directionOf(texts.language);
  const isUnhydrated = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.isUnhydrated);
  return (
    // Script puts `light` or `dark` in the place of `auto` before the first paint.
    <html
      lang={texts.language}
      dir={direction}
      data-mantine-color-scheme="auto"
      data-unhydrated={isUnhydrated || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <CanonicalLink />
        <Links />
        <ColorSchemeScript nonce={nonce} defaultColorScheme="auto" suppressHydrationWarning />
      </head>
      <body>
        <TextsProvider value={texts}>
          <DirectionProvider key={direction} initialDirection={direction} detectDirection={false}>
            <MantineProvider
              theme={theme}
              // `theme-styles.ts` emits them as a style sheet.
              withCssVariables={false}
              withGlobalClasses={false}
              defaultColorScheme="auto"
              getStyleNonce={() => nonce ?? ''}
            >
              {children}
              <Notifications position="bottom-left" autoClose={LIMITS.snackbarMs} />
            </MantineProvider>
          </DirectionProvider>
        </TextsProvider>
        {isUnhydrated ? (
          <script type="module" nonce={nonce} src={unhydratedScript} />
        ) : (
          <>
            <ScrollRestoration nonce={nonce} />
            {/* Without the root's data no script has the texts of the page. */}
            {(sent || isBrowser) && <Scripts nonce={nonce} />}
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  const data = useRouteLoaderData<typeof loader>('root');
  useEffect(printInLight, []);
  useFocusAfterNavigation();
  useEffect(sayTimeZone, []);
  // Not while it is unknown, as on the page of an error.
  useForgetWhenSignedOut(!data || data.user !== null);
  return (
    <AuthProvider user={data?.user ?? null}>
      <SessionBinding user={data?.user ?? null}>
        <LeftNotice />
        <LostConnection />
        <Outlet />
      </SessionBinding>
    </AuthProvider>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
