import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '@gatehouse/embedded';
import { quickStartsOf } from '../../../remix-app/app/features/applications/quick-starts/index.ts';
import type { CodeFile } from '../../../remix-app/app/features/applications/quick-starts/quick-start.ts';
import { aProxyFolder } from '../../docker/proxy-servers.ts';
import { startApache } from '../counterparts/support/apache.ts';
import type { Programs } from '../counterparts/support/programs.ts';

/** What a developer copies from an application's page. */
export interface Shown {
  readonly files: readonly CodeFile[];
  readonly secret: string;
}

const CACHE = join(ROOT, '.cache/quick-starts');
const SPRING = join(CACHE, 'spring');
const OAUTH2_PROXY = join(CACHE, 'oauth2-proxy');

/** Files that show that everything is installed. `.ci/run` installs it. */
const NEEDS = {
  rails: ['/usr/bin/puma', '/usr/share/rubygems-integration/all/specifications/railties-6.1.7.10.gemspec'],
  spring: [SPRING],
  apache: ['/usr/sbin/apache2', '/usr/lib/apache2/modules/mod_auth_openidc.so'],
  nginx: ['/usr/sbin/nginx', OAUTH2_PROXY],
};

/** For the title of skipped tests; empty if nothing is missing. */
export function notInstalled(key: keyof typeof NEEDS): string {
  const missing = NEEDS[key].filter((file) => !existsSync(file));
  return missing.length > 0 ? ` (not run here: .ci/install-quick-starts installs ${missing.join(', ')})` : '';
}

export function codeOf(
  key: string,
  issuer: string,
  clientId: string,
  redirectUri: string,
  authMethod: string,
): readonly CodeFile[] {
  const found = quickStartsOf({
    name: 'Quick start',
    issuer,
    authorizationEndpoint: `${issuer}/api/v1/oauth2/authorize`,
    tokenEndpoint: `${issuer}/api/v1/oauth2/token`,
    userinfoEndpoint: `${issuer}/api/v1/oauth2/userinfo`,
    clientId,
    redirectUri,
    scopes: ['openid', 'profile', 'email'],
    authMethod,
    grants: ['authorization_code'],
    applicationType: 'web',
    deviceEndpoint: `${issuer}/api/v1/oauth2/device_authorization`,
    resource: null,
  }).find((each) => each.key === key);
  if (!found) throw new Error(`no quick start ${key}`);
  return found.files;
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
}

const shownFiles = ({ files }: Shown) =>
  Object.fromEntries(files.map(({ path, code }) => [path ?? '', code]));

const environment = ({ secret }: Shown) => ({
  CLIENT_SECRET: secret,
  SESSION_SECRET: randomBytes(32).toString('hex'),
});

/** A Rails application as `rails new` creates it, without parts that the quick start does not use. */
const RAILS = {
  'config.ru': `require_relative 'config/application'
Quick.initialize!
run Quick`,
  'config/application.rb': `require 'rails'
require 'action_controller/railtie'
require 'action_view/railtie'
require 'omniauth_openid_connect'
require 'omniauth/rails_csrf_protection'
class Quick < Rails::Application
  config.load_defaults 6.1
  config.root = File.expand_path('..', __dir__)
  config.eager_load = true
  config.secret_key_base = ENV.fetch('SESSION_SECRET')
  config.logger = Logger.new($stdout)
end`,
  // These libraries require TLS, which the tested product does not have.
  'config/initializers/a_insecure.rb': `require 'webfinger'
SWD.url_builder = URI::HTTP
WebFinger.url_builder = URI::HTTP`,
  'config/initializers/z_routes.rb': `Rails.application.routes.append do
  root to: 'home#show'
  get '/sign-in', to: 'sessions#new'
end`,
  'app/controllers/application_controller.rb': `class ApplicationController < ActionController::Base
  protect_from_forgery with: :exception
end`,
  'app/controllers/home_controller.rb': `class HomeController < ApplicationController
  def show
    render plain: "Hello #{session.dig(:user, 'email')}"
  end
end`,
};

export async function startRails(programs: Programs, port: number, shown: Shown): Promise<void> {
  write(programs.folder, { ...RAILS, ...shownFiles(shown) });
  const args = ['-b', `tcp://127.0.0.1:${port}`, '-e', 'production', 'config.ru'];
  await programs.run('puma', args, port, { RAILS_ENV: 'production', ...environment(shown) });
}

const SPRING_APPLICATION = `package com.example;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.security.oauth2.core.oidc.user.OidcUser;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

@SpringBootApplication
@RestController
public class Application {
    public static void main(String[] args) {
        SpringApplication.run(Application.class, args);
    }

    @GetMapping("/")
    String home(@AuthenticationPrincipal OidcUser user) {
        return "Hello " + user.getEmail();
    }
}`;

export async function startSpring(programs: Programs, port: number, shown: Shown): Promise<void> {
  const { folder } = programs;
  const source = 'src/main/java/com/example';
  // Maven has resolved the dependencies that the Gradle file names.
  write(folder, { ...shownFiles(shown), [`${source}/Application.java`]: SPRING_APPLICATION });
  const classes = join(folder, 'src/main/resources');
  const path = `${SPRING}/*:${classes}`;
  const sources = ['Application.java', 'SecurityConfig.java'].map((name) => join(folder, source, name));
  execFileSync('javac', ['-parameters', '-cp', path, '-d', classes, ...sources]);
  const args = [
    '-cp',
    path,
    'com.example.Application',
    `--server.port=${port}`,
    '--server.address=127.0.0.1',
  ];
  await programs.run('java', args, port, environment(shown));
}

export async function startApacheOf(programs: Programs, port: number, shown: Shown): Promise<void> {
  const module = { file: 'mod_auth_openidc.so', name: 'auth_openidc_module' };
  const [code = ''] = Object.values(shownFiles(shown));
  await startApache(programs, port, module, code, environment(shown));
}

interface Ports {
  readonly port: number;
  readonly proxyPort: number;
  readonly applicationPort: number;
}

/** Only ports and certificates differ from the shown files. */
export async function startNginx(programs: Programs, ports: Ports, shown: Shown): Promise<void> {
  const { folder } = programs;
  const certificates = aProxyFolder();
  const [proxy = '', site = ''] = shown.files.map(({ code }) =>
    code
      .replaceAll('127.0.0.1:4180', `127.0.0.1:${ports.proxyPort}`)
      .replaceAll('127.0.0.1:8080', `127.0.0.1:${ports.applicationPort}`)
      .replace(
        'listen 443 ssl;',
        `listen 127.0.0.1:${ports.port} ssl;
    ssl_certificate ${certificates}/cert.pem;
    ssl_certificate_key ${certificates}/key.pem;`,
      ),
  );
  write(folder, {
    'oauth2-proxy.cfg': proxy,
    'nginx.conf': `pid ${folder}/nginx.pid;
error_log stderr;
daemon off;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${folder}/${of};`).join('\n  ')}
  ${site}
}`,
  });
  await programs.run(OAUTH2_PROXY, ['--config', join(folder, 'oauth2-proxy.cfg')], ports.proxyPort, {
    OAUTH2_PROXY_CLIENT_SECRET: shown.secret,
    OAUTH2_PROXY_COOKIE_SECRET: randomBytes(16).toString('hex'),
  });
  await programs.run('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', 'stderr'], ports.port);
}
