import { partsOf, type QuickStart, type QuickStartFacts } from './quick-start.ts';

export function rails(facts: QuickStartFacts): QuickStart {
  const { path, isPost } = partsOf(facts);
  return {
    key: 'rails',
    label: 'Rails',
    mark: 'rubyonrails',
    install: 'bundle add omniauth_openid_connect omniauth-rails_csrf_protection',
    callbackPath: null,
    note: 'httpsNote',
    files: [
      {
        path: 'config/initializers/omniauth.rb',
        language: 'ruby',
        code: `Rails.application.config.middleware.use OmniAuth::Builder do
  provider :openid_connect, {
    name: :gatehouse,
    issuer: '${facts.issuer}',
    discovery: true,
    scope: %i[${facts.scopes.join(' ')}],
    response_type: :code,
    uid_field: 'sub',
    pkce: true,
    client_auth_method: :${isPost ? 'body' : 'basic'},
    callback_path: '${path}',
    client_options: {
      identifier: '${facts.clientId}',
      secret: ENV.fetch('CLIENT_SECRET'),
      redirect_uri: '${facts.redirectUri}'
    }
  }
end`,
      },
      {
        path: 'app/controllers/sessions_controller.rb',
        language: 'ruby',
        code: `class SessionsController < ApplicationController
  def create
    auth = request.env['omniauth.auth']
    # A new session prevents session fixation
    reset_session
    session[:user] = { 'id' => auth.uid, 'name' => auth.info.name, 'email' => auth.info.email }
    redirect_to root_path
  end
end`,
      },
      {
        path: 'config/routes.rb',
        language: 'ruby',
        code: `Rails.application.routes.draw do
  get '${path}', to: 'sessions#create'
end`,
      },
      {
        path: 'app/views/sessions/new.html.erb',
        language: 'erb',
        code: `<%= button_to 'Sign in', '/auth/gatehouse', method: :post, data: { turbo: false } %>`,
      },
    ],
  };
}

export function laravel(facts: QuickStartFacts): QuickStart {
  const { path, isPost } = partsOf(facts);
  const basic = `

    protected function getTokenHeaders($code): array
    {
        return ['Accept' => 'application/json', 'Authorization' => 'Basic '.base64_encode("{$this->clientId}:{$this->clientSecret}")];
    }

    protected function getTokenFields($code): array
    {
        return Arr::except(parent::getTokenFields($code), ['client_secret']);
    }`;
  return {
    key: 'laravel',
    label: 'Laravel',
    mark: 'laravel',
    install: 'composer require laravel/socialite:^5',
    callbackPath: null,
    note: 'secretNote',
    files: [
      {
        path: 'app/Socialite/GatehouseProvider.php',
        language: 'php',
        code: `<?php

namespace App\\Socialite;

use Illuminate\\Support\\Arr;
use Illuminate\\Support\\Facades\\Http;
use Laravel\\Socialite\\Two\\AbstractProvider;
use Laravel\\Socialite\\Two\\User;

class GatehouseProvider extends AbstractProvider
{
    protected $usesPKCE = true;

    protected $scopes = [${facts.scopes.map((scope) => `'${scope}'`).join(', ')}];

    protected $scopeSeparator = ' ';

    protected function getAuthUrl($state): string
    {
        return $this->buildAuthUrlFromBase('${facts.authorizationEndpoint}', $state);
    }

    protected function getTokenUrl(): string
    {
        return '${facts.tokenEndpoint}';
    }${isPost ? '' : basic}

    protected function getUserByToken($token): array
    {
        return Http::withToken($token)->get('${facts.userinfoEndpoint}')->throw()->json();
    }

    protected function mapUserToObject(array $user): User
    {
        return (new User)->setRaw($user)->map([
            'id' => $user['sub'],
            'name' => $user['name'] ?? null,
            'email' => $user['email'] ?? null,
        ]);
    }
}`.replace(isPost ? 'use Illuminate\\Support\\Arr;\n' : '\0', ''),
      },
      {
        path: 'app/Providers/AppServiceProvider.php',
        language: 'php',
        code: `public function boot(): void
{
    Socialite::extend('gatehouse', fn () => Socialite::buildProvider(
        GatehouseProvider::class,
        config('services.gatehouse'),
    ));
}`,
      },
      {
        path: 'config/services.php',
        language: 'php',
        code: `'gatehouse' => [
    'client_id' => '${facts.clientId}',
    'client_secret' => env('CLIENT_SECRET'),
    'redirect' => '${facts.redirectUri}',
],`,
      },
      {
        path: 'routes/web.php',
        language: 'php',
        code: `Route::get('/login', fn () => Socialite::driver('gatehouse')->redirect());

Route::get('${path}', function () {
    $account = Socialite::driver('gatehouse')->user();
    $user = User::updateOrCreate(
        ['gatehouse_id' => $account->getId()],
        ['name' => $account->getName(), 'email' => $account->getEmail()],
    );
    Auth::login($user);

    return redirect('/');
});`,
      },
    ],
  };
}

export function spring(facts: QuickStartFacts): QuickStart {
  const { scopes, authMethod, issuer, clientId } = facts;
  return {
    key: 'spring',
    label: 'Spring Boot',
    mark: 'springboot',
    install: null,
    callbackPath: '/login/oauth2/code/gatehouse',
    note: 'secretNote',
    files: [
      {
        path: 'build.gradle.kts',
        language: 'kotlin',
        code: `dependencies {
    implementation("org.springframework.boot:spring-boot-starter-webmvc")
    implementation("org.springframework.boot:spring-boot-starter-security-oauth2-client")
}`,
      },
      {
        path: 'src/main/resources/application.yml',
        language: 'yaml',
        code: `spring:
  security:
    oauth2:
      client:
        registration:
          gatehouse:
            client-id: ${clientId}
            client-secret: \${CLIENT_SECRET}
            client-authentication-method: ${authMethod}
            authorization-grant-type: authorization_code
            redirect-uri: "{baseUrl}/login/oauth2/code/{registrationId}"
            scope: [${scopes.join(', ')}]
        provider:
          gatehouse:
            issuer-uri: ${issuer}`,
      },
      {
        path: 'src/main/java/com/example/SecurityConfig.java',
        language: 'java',
        code: `package com.example;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.oauth2.client.registration.ClientRegistrationRepository;
import org.springframework.security.oauth2.client.web.DefaultOAuth2AuthorizationRequestResolver;
import org.springframework.security.oauth2.client.web.OAuth2AuthorizationRequestCustomizers;
import org.springframework.security.web.SecurityFilterChain;

@Configuration
class SecurityConfig {
    @Bean
    SecurityFilterChain security(HttpSecurity http, ClientRegistrationRepository clients) throws Exception {
        var requests = new DefaultOAuth2AuthorizationRequestResolver(clients, "/oauth2/authorization");
        requests.setAuthorizationRequestCustomizer(OAuth2AuthorizationRequestCustomizers.withPkce());
        return http
            .authorizeHttpRequests(rules -> rules.anyRequest().authenticated())
            .oauth2Login(login -> login
                .authorizationEndpoint(endpoint -> endpoint.authorizationRequestResolver(requests)))
            .build();
    }
}`,
      },
    ],
  };
}

export function aspNet(facts: QuickStartFacts): QuickStart {
  const { path, isPost, isInsecure } = partsOf(facts);
  const secret = isPost
    ? `
        options.ClientSecret = builder.Configuration["CLIENT_SECRET"];`
    : `
        // client_secret_basic: this handler sends a ClientSecret in the body, so send it in a header instead
        options.Events.OnAuthorizationCodeReceived = context =>
        {
            var secret = builder.Configuration["CLIENT_SECRET"];
            var credentials = Convert.ToBase64String(Encoding.UTF8.GetBytes($"{options.ClientId}:{secret}"));
            context.Backchannel.DefaultRequestHeaders.Authorization = new("Basic", credentials);
            return Task.CompletedTask;
        };`;
  return {
    key: 'aspnet',
    label: 'ASP.NET Core',
    mark: 'dotnet',
    install: 'dotnet add package Microsoft.AspNetCore.Authentication.OpenIdConnect',
    callbackPath: null,
    note: 'secretNote',
    files: [
      {
        path: 'Program.cs',
        language: 'csharp',
        code: `using System.Security.Claims;
using System.Text;
using Microsoft.AspNetCore.Authentication.Cookies;
using Microsoft.AspNetCore.Authentication.OpenIdConnect;

var builder = WebApplication.CreateBuilder(args);
builder.Services
    .AddAuthentication(options =>
    {
        options.DefaultScheme = CookieAuthenticationDefaults.AuthenticationScheme;
        options.DefaultChallengeScheme = OpenIdConnectDefaults.AuthenticationScheme;
    })
    .AddCookie()
    .AddOpenIdConnect(options =>
    {
        options.Authority = "${facts.issuer}";
        options.ClientId = "${facts.clientId}";
        options.CallbackPath = "${path}";
        options.ResponseType = "code";
        options.ResponseMode = "query";
        options.MapInboundClaims = false;
        options.TokenValidationParameters.NameClaimType = "name";
        options.PushedAuthorizationBehavior = PushedAuthorizationBehavior.Disable;
        options.Scope.Clear();
        foreach (var scope in "${facts.scopes.join(' ')}".Split(' ')) options.Scope.Add(scope);${isInsecure ? '\n        options.RequireHttpsMetadata = false;' : ''}${secret}
    });
builder.Services.AddAuthorization();

var app = builder.Build();
app.UseAuthentication();
app.UseAuthorization();
app.MapGet("/", (ClaimsPrincipal user) => $"Signed in as {user.Identity?.Name}").RequireAuthorization();
app.Run();`,
      },
    ],
  };
}

export function go(facts: QuickStartFacts): QuickStart {
  const { path, port, isPost, isHttps } = partsOf(facts);
  const isSecure = isHttps ? 'true' : 'false';
  return {
    key: 'go',
    label: 'Go',
    mark: 'go',
    install: 'go get github.com/coreos/go-oidc/v3/oidc golang.org/x/oauth2',
    callbackPath: null,
    note: 'secretNote',
    files: [
      {
        path: 'main.go',
        language: 'go',
        code: `package main

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"log"
	"net/http"
	"os"

	"github.com/coreos/go-oidc/v3/oidc"
	"golang.org/x/oauth2"
)

func main() {
	ctx := context.Background()
	provider, err := oidc.NewProvider(ctx, "${facts.issuer}")
	if err != nil {
		log.Fatal(err)
	}
	config := oauth2.Config{
		ClientID:     "${facts.clientId}",
		ClientSecret: os.Getenv("CLIENT_SECRET"),
		Endpoint:     provider.Endpoint(),
		RedirectURL:  "${facts.redirectUri}",
		Scopes:       []string{${facts.scopes.map((scope) => `"${scope}"`).join(', ')}},
	}
	config.Endpoint.AuthStyle = oauth2.${isPost ? 'AuthStyleInParams' : 'AuthStyleInHeader'}
	verifier := provider.Verifier(&oidc.Config{ClientID: config.ClientID})

	http.HandleFunc("GET /login", func(w http.ResponseWriter, r *http.Request) {
		state, nonce, pkce := rand.Text(), rand.Text(), oauth2.GenerateVerifier()
		for name, value := range map[string]string{"state": state, "nonce": nonce, "pkce": pkce} {
			http.SetCookie(w, &http.Cookie{
				Name: name, Value: value, Path: "${path}", MaxAge: 600,
				HttpOnly: true, Secure: ${isSecure}, SameSite: http.SameSiteLaxMode,
			})
		}
		url := config.AuthCodeURL(state, oidc.Nonce(nonce), oauth2.S256ChallengeOption(pkce))
		http.Redirect(w, r, url, http.StatusFound)
	})

	http.HandleFunc("GET ${path}", func(w http.ResponseWriter, r *http.Request) {
		state, nonce, pkce := cookie(r, "state"), cookie(r, "nonce"), cookie(r, "pkce")
		if state == "" || r.URL.Query().Get("state") != state {
			http.Error(w, "The state does not match", http.StatusBadRequest)
			return
		}
		tokens, err := config.Exchange(r.Context(), r.URL.Query().Get("code"), oauth2.VerifierOption(pkce))
		if err != nil {
			http.Error(w, "The sign-in failed", http.StatusUnauthorized)
			return
		}
		rawIDToken, _ := tokens.Extra("id_token").(string)
		idToken, err := verifier.Verify(r.Context(), rawIDToken)
		if err != nil || idToken.Nonce != nonce {
			http.Error(w, "The ID token is not valid", http.StatusUnauthorized)
			return
		}
		// Start a session of your application here
		var claims map[string]any
		if err := idToken.Claims(&claims); err != nil {
			http.Error(w, "The ID token has no claims", http.StatusUnauthorized)
			return
		}
		_ = json.NewEncoder(w).Encode(claims)
	})

	log.Fatal(http.ListenAndServe(":${port}", nil))
}

func cookie(r *http.Request, name string) string {
	found, err := r.Cookie(name)
	if err != nil {
		return ""
	}
	return found.Value
}`,
      },
    ],
  };
}

export function nginx(facts: QuickStartFacts): QuickStart {
  const { origin, scope } = partsOf(facts);
  return {
    key: 'nginx',
    label: 'nginx',
    mark: 'nginx',
    install: null,
    callbackPath: '/oauth2/callback',
    note: 'proxyNote',
    files: [
      {
        path: '/etc/oauth2-proxy.cfg',
        language: 'ini',
        code: `# OAUTH2_PROXY_CLIENT_SECRET and OAUTH2_PROXY_COOKIE_SECRET come from the environment
provider = "oidc"
oidc_issuer_url = "${facts.issuer}"
client_id = "${facts.clientId}"
redirect_url = "${origin}/oauth2/callback"
scope = "${scope}"
code_challenge_method = "S256"
email_domains = ["*"]
http_address = "127.0.0.1:4180"
reverse_proxy = true
set_xauthrequest = true`,
      },
      {
        path: '/etc/nginx/conf.d/app.conf',
        language: 'nginx',
        code: `server {
    listen 443 ssl;
    server_name ${new URL(origin).hostname};

    location /oauth2/ {
        proxy_pass http://127.0.0.1:4180;
        proxy_set_header Host $host;
        proxy_set_header X-Real-IP $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_set_header X-Auth-Request-Redirect $request_uri;
    }

    location = /oauth2/auth {
        internal;
        proxy_pass http://127.0.0.1:4180;
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-Uri $request_uri;
        proxy_set_header Content-Length "";
        proxy_pass_request_body off;
    }

    location / {
        auth_request /oauth2/auth;
        error_page 401 =403 /oauth2/sign_in;
        auth_request_set $user $upstream_http_x_auth_request_user;
        auth_request_set $email $upstream_http_x_auth_request_email;
        proxy_set_header X-User $user;
        proxy_set_header X-Email $email;
        proxy_pass http://127.0.0.1:8080;
    }
}`,
      },
    ],
  };
}

export function apache(facts: QuickStartFacts): QuickStart {
  const { isPost, scope } = partsOf(facts);
  return {
    key: 'apache',
    label: 'Apache',
    mark: null,
    install: 'apt-get install libapache2-mod-auth-openidc && a2enmod auth_openidc',
    callbackPath: null,
    note: 'secretNote',
    files: [
      {
        path: '/etc/apache2/conf-available/gatehouse.conf',
        language: 'apache',
        code: `OIDCProviderMetadataURL ${facts.issuer}/.well-known/openid-configuration
OIDCClientID ${facts.clientId}
OIDCClientSecret \${CLIENT_SECRET}
OIDCProviderTokenEndpointAuth ${isPost ? 'client_secret_post' : 'client_secret_basic'}
OIDCPKCEMethod S256
OIDCRedirectURI ${facts.redirectUri}
OIDCScope "${scope}"
OIDCCryptoPassphrase \${SESSION_SECRET}
OIDCRemoteUserClaim email

<Location "/">
    AuthType openid-connect
    Require valid-user
</Location>`,
      },
    ],
  };
}
