import { clientAuthOf, discoveryOf, partsOf, type QuickStart, type QuickStartFacts } from './quick-start.ts';

export function express(facts: QuickStartFacts): QuickStart {
  const { path, port, scope } = partsOf(facts);
  return {
    key: 'express',
    label: 'Express',
    mark: 'express',
    install: 'npm install express@5 express-session@1 openid-client@6',
    callbackPath: null,
    note: 'secretNote',
    files: [
      {
        path: 'server.mjs',
        language: 'javascript',
        code: `import express from 'express';
import session from 'express-session';
import * as client from 'openid-client';

const redirectUri = '${facts.redirectUri}';
const config = await ${discoveryOf(facts)};

const app = express();
app.set('trust proxy', 1);
app.use(
  session({
    secret: process.env.SESSION_SECRET,
    resave: false,
    saveUninitialized: false,
    cookie: { httpOnly: true, sameSite: 'lax', secure: redirectUri.startsWith('https:') },
  }),
);

app.get('/login', async (req, res) => {
  const verifier = client.randomPKCECodeVerifier();
  const state = client.randomState();
  const nonce = client.randomNonce();
  req.session.signIn = { verifier, state, nonce };
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: '${scope}',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  });
  res.redirect(url.href);
});

app.get('${path}', async (req, res, next) => {
  if (!req.session.signIn) return res.redirect('/login');
  const { verifier, state, nonce } = req.session.signIn;
  const tokens = await client.authorizationCodeGrant(config, new URL(req.originalUrl, redirectUri), {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
  });
  // A new session ID prevents session fixation
  req.session.regenerate((error) => {
    if (error) return next(error);
    req.session.user = tokens.claims();
    res.redirect('/');
  });
});

app.get('/', (req, res) => {
  if (!req.session.user) return res.redirect('/login');
  res.json(req.session.user);
});

app.listen(${port});`,
      },
    ],
  };
}

export function nextJs(facts: QuickStartFacts): QuickStart {
  const { origin, scope, isPost } = partsOf(facts);
  return {
    key: 'next',
    label: 'Next.js',
    mark: 'nextdotjs',
    install: 'npm install next-auth@4',
    callbackPath: '/api/auth/callback/gatehouse',
    note: 'secretNote',
    files: [
      {
        path: 'auth.ts',
        language: 'typescript',
        code: `import type { NextAuthOptions } from 'next-auth';

export const authOptions: NextAuthOptions = {
  providers: [
    {
      id: 'gatehouse',
      name: 'Gatehouse',
      type: 'oauth',
      wellKnown: '${facts.issuer}/.well-known/openid-configuration',
      clientId: '${facts.clientId}',
      clientSecret: process.env.CLIENT_SECRET,
      client: { token_endpoint_auth_method: '${isPost ? 'client_secret_post' : 'client_secret_basic'}' },
      authorization: { params: { scope: '${scope}' } },
      idToken: true,
      checks: ['pkce', 'state', 'nonce'],
      profile: (claims) => ({ id: claims.sub, name: claims.name, email: claims.email }),
    },
  ],
};`,
      },
      {
        path: 'app/api/auth/[...nextauth]/route.ts',
        language: 'typescript',
        code: `import NextAuth from 'next-auth';
import { authOptions } from '@/auth';

const handler = NextAuth(authOptions);
export { handler as GET, handler as POST };`,
      },
      {
        path: 'app/page.tsx',
        language: 'typescript',
        code: `import { getServerSession } from 'next-auth';
import { authOptions } from '@/auth';

export default async function Home() {
  const session = await getServerSession(authOptions);
  if (!session) return <a href="/api/auth/signin">Sign in</a>;
  return <p>Signed in as {session.user?.email}</p>;
}`,
      },
      {
        path: '.env.local',
        language: 'ini',
        code: `NEXTAUTH_URL=${origin}
# openssl rand -base64 32
NEXTAUTH_SECRET=
CLIENT_SECRET=`,
      },
    ],
  };
}

export function react(facts: QuickStartFacts): QuickStart {
  const { scope } = partsOf(facts);
  return {
    key: 'react',
    label: 'React SPA',
    mark: 'react',
    install: 'npm install oidc-client-ts@3 react-oidc-context@3',
    callbackPath: null,
    note: 'publicNote',
    files: [
      {
        path: 'src/main.tsx',
        language: 'typescript',
        code: `import { createRoot } from 'react-dom/client';
import { AuthProvider, type AuthProviderProps } from 'react-oidc-context';
import { App } from './App';

const settings: AuthProviderProps = {
  authority: '${facts.issuer}',
  client_id: '${facts.clientId}',
  redirect_uri: '${facts.redirectUri}',
  scope: '${scope}',
  // Removes the authorization code from the address bar
  onSigninCallback: () => window.history.replaceState({}, document.title, '/'),
};

createRoot(document.getElementById('root')!).render(
  <AuthProvider {...settings}>
    <App />
  </AuthProvider>,
);`,
      },
      {
        path: 'src/App.tsx',
        language: 'typescript',
        code: `import { useAuth } from 'react-oidc-context';

export function App() {
  const auth = useAuth();
  if (auth.isLoading) return <p>Signing in …</p>;
  if (auth.error) return <p role="alert">{auth.error.message}</p>;
  if (!auth.isAuthenticated)
    return <button onClick={() => void auth.signinRedirect()}>Sign in</button>;
  return (
    <>
      <p>Signed in as {auth.user?.profile.email}</p>
      <button onClick={() => void auth.removeUser()}>Sign out</button>
    </>
  );
}`,
      },
    ],
  };
}

export function nest(facts: QuickStartFacts): QuickStart {
  const { path, port, scope, isHttps } = partsOf(facts);
  return {
    key: 'nest',
    label: 'NestJS',
    mark: 'nestjs',
    install: 'npm install @nestjs/passport passport openid-client@6 express-session@1',
    callbackPath: null,
    note: 'secretNote',
    files: [
      {
        path: 'src/auth/gatehouse.strategy.ts',
        language: 'typescript',
        code: `import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import * as client from 'openid-client';
import { Strategy } from 'openid-client/passport';

export const PROVIDER = Symbol('the configuration of the OpenID provider');

export const openidProvider = {
  provide: PROVIDER,
  useFactory: () =>
    ${discoveryOf(facts).replaceAll('\n', '\n    ').replace('process.env.CLIENT_SECRET', 'process.env.CLIENT_SECRET!')},
};

/** Uses PKCE, and keeps it in the session until the user returns. */
@Injectable()
export class GatehouseStrategy extends PassportStrategy(Strategy, 'gatehouse') {
  constructor(@Inject(PROVIDER) config: client.Configuration) {
    super({
      config,
      callbackURL: '${facts.redirectUri}',
      scope: '${scope}',
    });
  }

  validate(tokens: client.TokenEndpointResponse & client.TokenEndpointResponseHelpers) {
    return tokens.claims();
  }
}`,
      },
      {
        path: 'src/auth/auth.controller.ts',
        language: 'typescript',
        code: `import { Controller, Get, Redirect, Req, UseGuards } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';

@Controller()
export class AuthController {
  @Get('login')
  @UseGuards(AuthGuard('gatehouse'))
  login() {}

  @Get('${path.slice(1)}')
  @UseGuards(AuthGuard('gatehouse'))
  @Redirect('/')
  async callback(@Req() request: any) {
    const { user } = request;
    // A new session ID prevents session fixation
    await new Promise((done, fail) => request.session.regenerate((error: unknown) => (error ? fail(error) : done(null))));
    request.session.user = user;
  }

  @Get()
  home(@Req() request: any) {
    return request.session.user ?? { signIn: '/login' };
  }
}`,
      },
      {
        path: 'src/app.module.ts',
        language: 'typescript',
        code: `import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { AuthController } from './auth/auth.controller';
import { GatehouseStrategy, openidProvider } from './auth/gatehouse.strategy';

@Module({
  imports: [PassportModule],
  controllers: [AuthController],
  providers: [openidProvider, GatehouseStrategy],
})
export class AppModule {}`,
      },
      {
        path: 'src/main.ts',
        language: 'typescript',
        code: `import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import session from 'express-session';
import { AppModule } from './app.module';

async function bootstrap() {
  const app = await NestFactory.create<NestExpressApplication>(AppModule);
  app.set('trust proxy', 1);
  app.use(
    session({
      secret: process.env.SESSION_SECRET!,
      resave: false,
      saveUninitialized: false,
      cookie: { httpOnly: true, sameSite: 'lax', secure: ${isHttps} },
    }),
  );
  await app.listen(${port});
}
void bootstrap();`,
      },
    ],
  };
}

export function remix(facts: QuickStartFacts): QuickStart {
  const { path, scope, isHttps } = partsOf(facts);
  const route = path.slice(1).replaceAll('.', '[.]').replaceAll('/', '.') || '_index';
  return {
    key: 'remix',
    label: 'Remix',
    mark: 'remix',
    install: 'npm install openid-client@6',
    callbackPath: null,
    note: 'secretNote',
    files: [
      {
        path: 'app/auth.server.ts',
        language: 'typescript',
        code: `import { createCookieSessionStorage } from '@remix-run/node';
import * as client from 'openid-client';

export const redirectUri = '${facts.redirectUri}';

let config: Promise<client.Configuration> | undefined;
export function provider() {
  config ??= ${discoveryOf(facts).replaceAll('\n', '\n  ').replace('process.env.CLIENT_SECRET', 'process.env.CLIENT_SECRET!')};
  return config;
}

export const sessions = createCookieSessionStorage({
  cookie: {
    name: '__session',
    httpOnly: true,
    path: '/',
    sameSite: 'lax',
    secrets: [process.env.SESSION_SECRET!],
    secure: ${isHttps},
  },
});`,
      },
      {
        path: 'app/routes/login.tsx',
        language: 'typescript',
        code: `import { redirect } from '@remix-run/node';
import * as client from 'openid-client';
import { provider, redirectUri, sessions } from '~/auth.server';

export async function loader() {
  const verifier = client.randomPKCECodeVerifier();
  const state = client.randomState();
  const nonce = client.randomNonce();
  const session = await sessions.getSession();
  session.set('signIn', { verifier, state, nonce });
  const url = client.buildAuthorizationUrl(await provider(), {
    redirect_uri: redirectUri,
    scope: '${scope}',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  });
  return redirect(url.href, { headers: { 'Set-Cookie': await sessions.commitSession(session) } });
}`,
      },
      {
        path: `app/routes/${route}.tsx`,
        language: 'typescript',
        code: `import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import * as client from 'openid-client';
import { provider, redirectUri, sessions } from '~/auth.server';

export async function loader({ request }: LoaderFunctionArgs) {
  const before = await sessions.getSession(request.headers.get('Cookie'));
  const signIn = before.get('signIn');
  if (!signIn) return redirect('/login');
  const { search } = new URL(request.url);
  const tokens = await client.authorizationCodeGrant(await provider(), new URL(redirectUri + search), {
    pkceCodeVerifier: signIn.verifier,
    expectedState: signIn.state,
    expectedNonce: signIn.nonce,
  });
  const session = await sessions.getSession();
  session.set('user', tokens.claims());
  return redirect('/', { headers: { 'Set-Cookie': await sessions.commitSession(session) } });
}`,
      },
    ],
  };
}

/** Any program that runs on Node, such as a command-line tool. */
export function node(facts: QuickStartFacts): QuickStart {
  const { scope } = partsOf(facts);
  return {
    key: 'node',
    label: 'Node.js',
    mark: null,
    install: 'npm install openid-client@6',
    callbackPath: null,
    note: clientAuthOf(facts) === 'client.None()' ? 'publicNote' : 'secretNote',
    files: [
      {
        path: 'sign-in.mjs',
        language: 'javascript',
        code: `import * as client from 'openid-client';

const config = await ${discoveryOf(facts)};

// Before sign-in: store these three values in the user's session, then redirect to \`url\`
const verifier = client.randomPKCECodeVerifier();
const state = client.randomState();
const nonce = client.randomNonce();
const url = client.buildAuthorizationUrl(config, {
  redirect_uri: '${facts.redirectUri}',
  scope: '${scope}',
  code_challenge: await client.calculatePKCECodeChallenge(verifier),
  code_challenge_method: 'S256',
  state,
  nonce,
});

// After sign-in: in the handler of ${facts.redirectUri}
const tokens = await client.authorizationCodeGrant(config, currentUrl, {
  pkceCodeVerifier: verifier,
  expectedState: state,
  expectedNonce: nonce,
});
console.log(tokens.claims());`,
      },
    ],
  };
}
