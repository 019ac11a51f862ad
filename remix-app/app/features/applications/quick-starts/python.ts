import { partsOf, type QuickStart, type QuickStartFacts } from './quick-start.ts';

/** How Authlib knows the application, in every framework. */
function registration(facts: QuickStartFacts): string {
  const { isPublic, scope } = partsOf(facts);
  const secret = isPublic ? '' : "\n    client_secret=os.environ['CLIENT_SECRET'],";
  return `oauth.register(
    name='gatehouse',
    server_metadata_url='${facts.issuer}/.well-known/openid-configuration',
    client_id='${facts.clientId}',${secret}
    client_kwargs={
        'scope': '${scope}',
        'code_challenge_method': 'S256',
        'token_endpoint_auth_method': '${facts.authMethod}',
    },
)`;
}

export function fastApi(facts: QuickStartFacts): QuickStart {
  const { path, isHttps } = partsOf(facts);
  return {
    key: 'fastapi',
    label: 'FastAPI',
    mark: 'fastapi',
    install: 'pip install fastapi uvicorn authlib httpx2 itsdangerous',
    callbackPath: null,
    note: 'secretNote',
    files: [
      {
        path: 'main.py',
        language: 'python',
        code: `import os

from authlib.integrations.starlette_client import OAuth
from fastapi import FastAPI, Request
from fastapi.responses import RedirectResponse
from starlette.middleware.sessions import SessionMiddleware

app = FastAPI()
app.add_middleware(
    SessionMiddleware,
    secret_key=os.environ['SESSION_SECRET'],
    same_site='lax',
    https_only=${isHttps ? 'True' : 'False'},
)

oauth = OAuth()
${registration(facts)}


@app.get('/login')
async def login(request: Request):
    return await oauth.gatehouse.authorize_redirect(request, '${facts.redirectUri}')


@app.get('${path}')
async def callback(request: Request):
    tokens = await oauth.gatehouse.authorize_access_token(request)
    request.session.clear()
    request.session['user'] = dict(tokens['userinfo'])
    return RedirectResponse('/')


@app.get('/')
async def home(request: Request):
    return request.session.get('user') or RedirectResponse('/login')`,
      },
    ],
  };
}

export function django(facts: QuickStartFacts): QuickStart {
  const { path } = partsOf(facts);
  return {
    key: 'django',
    label: 'Django',
    mark: 'django',
    install: 'pip install django authlib requests',
    callbackPath: null,
    note: 'secretNote',
    files: [
      {
        path: 'accounts/views.py',
        language: 'python',
        code: `import os

from authlib.integrations.django_client import OAuth
from django.contrib.auth import get_user_model
from django.contrib.auth import login as start_session
from django.shortcuts import redirect

oauth = OAuth()
${registration(facts)}


def login(request):
    return oauth.gatehouse.authorize_redirect(request, '${facts.redirectUri}')


def callback(request):
    claims = oauth.gatehouse.authorize_access_token(request)['userinfo']
    user, _ = get_user_model().objects.update_or_create(
        username=claims['sub'],
        defaults={
            'email': claims.get('email', ''),
            'first_name': claims.get('given_name', ''),
            'last_name': claims.get('family_name', ''),
        },
    )
    start_session(request, user, backend='django.contrib.auth.backends.ModelBackend')
    return redirect('/')`,
      },
      {
        path: 'project/urls.py',
        language: 'python',
        code: `from django.urls import path

from accounts import views

urlpatterns = [
    path('login', views.login),
    path('${path.slice(1)}', views.callback),
]`,
      },
    ],
  };
}
