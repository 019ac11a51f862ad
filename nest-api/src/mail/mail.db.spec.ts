import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { MikroORM } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cloneDatabase, type DatabaseClone } from '../../../test/support/database.ts';
import { Audit } from '../audit/audit.js';
import { Clock } from '../common/clock.js';
import { MasterKeys } from '../crypto/master-keys.js';
import { ormOptions } from '../database/orm-options.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Settings } from '../settings/settings.js';
import { CostMeter } from '../telemetry/cost-meter.js';
import { createLogger } from '../telemetry/logger.js';
import { Metrics } from '../telemetry/metrics.js';
import { NestLogger } from '../telemetry/nest-logger.js';
import { TenantMailBrands } from '../tenants/organization/mail-brands.repository.js';
import { Delivery, type Letter } from './delivery.js';
import { Mail } from './mail.js';
import { MailBrands } from './mail-brands.js';
import { Outbox } from './outbox.repository.js';
import { clearOutbox } from './retention.repository.js';
import { MOST_ATTEMPTS } from './retry.js';
import { smtpTransport } from './smtp-transport.js';

class HeldClock extends Clock {
  at = new Date('2026-11-21T12:00:00Z');
  override now() {
    return this.at;
  }
  advance(seconds: number) {
    this.at = new Date(this.at.getTime() + seconds * 1000);
  }
}

const LINK = 'https://id.example/verify-email?token=one-time-secret';
const ACME = uuidv7();
const DAY = 86_400;
const keys = new MasterKeys({ id: 'k1', bytes: randomBytes(32) });
const metrics = new Metrics();
const brands = new MailBrands();
const logged: string[] = [];

let clone: DatabaseClone;
let owner: pg.Pool;
let maintenance: pg.Pool;
let orm: MikroORM;
let unit: UnitOfWork;
let clock: HeldClock;
let mail: Mail;
let outbox: Outbox;

beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk));
      done();
    },
  });
  Logger.overrideLogger(new NestLogger(createLogger('trace', sink)));
  clone = await cloneDatabase();
  owner = new pg.Pool({ connectionString: clone.ownerUrl });
  maintenance = new pg.Pool({ connectionString: clone.maintenanceUrl });
  orm = await MikroORM.init(ormOptions({ url: clone.appUrl, poolSize: 5 }));
  unit = new UnitOfWork(orm.em);
  new TenantMailBrands(orm.em, brands).onModuleInit();
  outbox = new Outbox(orm.em, unit, keys, new Audit(orm.em), { keepsMail: true, demoData: true });
  await owner.query(
    `insert into tenants (id, slug, name, created_at, updated_at) values ($1, 'acme', 'Acme', now(), now())`,
    [ACME],
  );
});

afterAll(async () => {
  await orm?.close(true);
  await Promise.all([owner?.end(), maintenance?.end()]);
  await clone?.drop();
});

beforeEach(async () => {
  await owner.query('truncate outbox');
  clock = new HeldClock();
  const settings = { PUBLIC_URL: 'https://id.example' } as Settings;
  mail = new Mail(orm.em, keys, clock, metrics, brands, new CostMeter(), settings);
});

function order(to = 'ada@acme.test') {
  const data = { name: 'Ada', link: LINK };
  return unit.onPlatform('a test', () =>
    mail.send({ to, template: 'verify-email', data, tenantId: null, locale: null }),
  );
}

async function deliver(transport: (letter: Letter) => Promise<void>): Promise<boolean> {
  const client = await maintenance.connect();
  try {
    return await new Delivery(transport, keys, clock, metrics, brands).deliverBatch(client);
  } finally {
    client.release();
  }
}

async function clear(): Promise<void> {
  const client = await maintenance.connect();
  try {
    await clearOutbox(client, clock.now());
  } finally {
    client.release();
  }
}

const listed = async () => (await outbox.list({ limit: 20 })).items;
const only = async () => {
  const [item] = await listed();
  if (!item) throw new Error('the outbox is empty');
  return item;
};

describe('the outbox', () => {
  test('stores an email only if its transaction succeeds', async () => {
    const failing = unit.onPlatform('a test', async () => {
      await mail.send({
        to: 'a@b.test',
        template: 'sign-up-known-email',
        data: { name: 'Ada' },
        tenantId: null,
        locale: null,
      });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await listed()).toEqual([]);
  });

  test('lists emails for the platform, newest first, in pages', async () => {
    for (const name of ['a', 'b', 'c']) await order(`${name}@acme.test`);
    const first = await outbox.list({ limit: 2 });
    const second = await outbox.list({ limit: 2, cursor: first.nextCursor ?? '' });

    expect([...first.items, ...second.items].map(({ to }) => to)).toEqual([
      'c@acme.test',
      'b@acme.test',
      'a@acme.test',
    ]);
    expect(second.nextCursor).toBeNull();
    expect(await outbox.get(first.items[0]?.id ?? '')).toMatchObject({
      status: 'queued',
      subject: 'Confirm your email address',
      createdAt: '2026-11-21T12:00:00.000Z',
      expiresAt: '2026-11-22T12:00:00.000Z',
      text: expect.stringContaining(LINK),
      html: expect.stringContaining('one-time-secret'),
    });
    await expect(outbox.get(uuidv7())).rejects.toMatchObject({ status: 404 });
  });

  test('encrypts the content of emails', async () => {
    await order();
    const { rows } = await owner.query('select * from outbox');
    expect(JSON.stringify(rows)).not.toContain('one-time-secret');
    expect(rows[0].content).toMatch(/^v1\.k1\./);
  });

  test('lets a tenant add its own emails, but read none', async () => {
    const data = { plan: 'trial' };
    await unit.inTenant(ACME, () =>
      mail.send({ to: 'a@b.test', template: 'tenant-activated', data, tenantId: ACME, locale: null }),
    );
    expect((await only()).tenantId).toBe(ACME);

    const foreign = unit.inTenant(ACME, () =>
      mail.send({ to: 'a@b.test', template: 'tenant-activated', data, tenantId: null, locale: null }),
    );
    await expect(foreign).rejects.toThrow('row-level security');
    const reading = unit.inTenant(ACME, () => orm.em.execute('select * from outbox'));
    await expect(reading).rejects.toThrow('permission denied');
  });
});

describe('delivery', () => {
  test('sends each due email once', async () => {
    await order();
    const sent: Letter[] = [];
    const transport = async (letter: Letter) => void sent.push(letter);
    await deliver(transport);
    await deliver(transport);

    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: 'ada@acme.test', text: expect.stringContaining(LINK) });
    expect(await only()).toMatchObject({ status: 'sent', attempts: 1, sentAt: clock.now().toISOString() });
  });

  test('sends no email twice from concurrent processes', async () => {
    for (let i = 0; i < 15; i++) await order(`p${i}@acme.test`);
    const sent: string[] = [];
    const transport = async (letter: Letter) => void sent.push(letter.to);
    await Promise.all([deliver(transport), deliver(transport), deliver(transport)]);
    expect(new Set(sent).size).toBe(15);
    expect(sent).toHaveLength(15);
  });

  test('retries with growing delays, then stops and shows the cause', async () => {
    await order();
    await owner.query('update outbox set expires_at = null');
    let tries = 0;
    const refuse = async () => {
      tries += 1;
      throw Object.assign(new Error(`421 try later ${LINK}`), { code: 'EPROTOCOL' });
    };
    await deliver(refuse);
    await deliver(refuse);
    expect(tries).toBe(1);
    clock.advance(31);
    await deliver(refuse);
    expect(tries).toBe(2);
    expect(await only()).toMatchObject({
      status: 'queued',
      attempts: 2,
      lastError: expect.stringContaining('421 try later'),
    });

    for (let i = 0; i < MOST_ATTEMPTS + 2; i++) {
      clock.advance(DAY);
      await deliver(refuse);
    }
    expect(tries).toBe(MOST_ATTEMPTS);
    expect(await only()).toMatchObject({ status: 'dead', attempts: MOST_ATTEMPTS });
  });

  test('attaches the logo of the organization while it has one', async () => {
    const hash = 'h'.repeat(43);
    await owner.query(
      `insert into organization_profiles (tenant_id, logo_hash, logo_type, logo_width, logo_height, logo)
       values ($1, $2, 'image/png', 64, 64, 'picture')`,
      [ACME, hash],
    );
    const data = { plan: 'trial' };
    const send = () =>
      unit.inTenant(ACME, () =>
        mail.send({ to: 'a@b.test', template: 'tenant-activated', data, tenantId: ACME, locale: null }),
      );
    const sent: Letter[] = [];
    await send();
    await deliver(async (letter) => void sent.push(letter));
    await send();
    await owner.query('delete from organization_profiles');
    await deliver(async (letter) => void sent.push(letter));
    expect(sent.map(({ enclosures }) => enclosures)).toEqual([
      [{ cid: `logo-${hash}`, type: 'image/png', content: Buffer.from('picture') }],
      [],
    ]);
  });

  test('does not send an expired link', async () => {
    await order();
    clock.advance(25 * 3600);
    const sent: Letter[] = [];
    await deliver(async (letter) => void sent.push(letter));
    expect(sent).toEqual([]);
  });

  test('writes neither the link nor the address to the log', async () => {
    await order();
    await deliver(async () => {
      throw new Error(`550 rejected ${LINK}`);
    });
    expect(logged.join()).toContain('a mail was not taken');
    expect(logged.join()).not.toContain('one-time-secret');
    expect(logged.join()).not.toContain('ada@acme.test');
    expect((await only()).lastError).not.toContain('one-time-secret');
  });

  test('sends email over SMTP', async () => {
    const server = await smtpServer();
    const smtp = smtpTransport(`smtp://127.0.0.1:${server.port}`, 'Gatehouse <no-reply@id.example>', false);
    try {
      await order();
      await deliver(smtp.send);
      expect(await only()).toMatchObject({ status: 'sent' });
      const [message = ''] = server.messages;
      expect(message).toContain('From: Gatehouse <no-reply@id.example>');
      expect(message).toContain('To: ada@acme.test');
      expect(message).toContain('Auto-Submitted: auto-generated');
      expect(message).toMatch(/Message-ID: <[\w-]{36}@id\.example>/i);
      expect(message.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=')).toContain(LINK);

      await order('unknown@acme.test');
      await deliver(smtp.send);
      expect(await only()).toMatchObject({ status: 'dead', lastError: expect.stringContaining('550') });
    } finally {
      smtp.close();
      await server.close();
    }
  });

  test.each([
    [true, 'sent'],
    [false, 'dead'],
  ] as const)('to an internationalized address with SMTPUTF8 %s ends as %s', async (offers, status) => {
    const server = await smtpServer(offers ? ['8BITMIME', 'SMTPUTF8'] : ['8BITMIME']);
    const smtp = smtpTransport(`smtp://127.0.0.1:${server.port}`, 'Gatehouse <no-reply@id.example>', false);
    try {
      await order('用户@例え.テスト');
      await deliver(smtp.send);
      const mail = await only();
      expect(mail.status).toBe(status);
      if (offers) {
        expect(server.commands).toContainEqual(
          expect.stringMatching(/^MAIL FROM:<no-reply@id\.example> .*SMTPUTF8/),
        );
        expect(server.commands).toContainEqual(expect.stringMatching(/^RCPT TO:<用户@例え\.テスト>/));
      } else {
        expect(mail.lastError).toContain('does not accept internationalized addresses (SMTPUTF8, RFC 6531)');
        expect(server.commands.filter((line) => /^(MAIL|RCPT)/.test(line))).toEqual([]);
      }
      expect(server.messages).toHaveLength(offers ? 1 : 0);
    } finally {
      smtp.close();
      await server.close();
    }
  });

  test('to an ASCII address at an internationalized domain needs no SMTPUTF8', async () => {
    const server = await smtpServer();
    const smtp = smtpTransport(`smtp://127.0.0.1:${server.port}`, 'Gatehouse <no-reply@id.example>', false);
    try {
      await order('ada@bücher.test');
      await deliver(smtp.send);
      expect((await only()).status).toBe('sent');
      expect(server.commands).toContain('RCPT TO:<ada@xn--bcher-kva.test>');
    } finally {
      smtp.close();
      await server.close();
    }
  });

  test('waits if TLS is required but not available', async () => {
    const server = await smtpServer();
    const smtp = smtpTransport(`smtp://127.0.0.1:${server.port}`, 'Gatehouse <no-reply@id.example>', true);
    try {
      await order();
      await deliver(smtp.send);
      expect(server.messages).toEqual([]);
      expect((await only()).status).not.toBe('sent');
    } finally {
      smtp.close();
      await server.close();
    }
  });
});

describe('the content of an email', () => {
  const words = async () => (await outbox.get((await only()).id)).text;

  test('is removed when its link expires, and an unsent email expires', async () => {
    await order();
    clock.advance(DAY - 1);
    await clear();
    expect(await words()).toContain(LINK);
    clock.advance(2);
    await clear();
    expect(await words()).toBeNull();
    expect((await only()).status).toBe('expired');
  });

  test('is removed 30 days after it was sent', async () => {
    const data = { name: 'Ada' };
    await unit.onPlatform('a test', () =>
      mail.send({ to: 'a@b.test', template: 'sign-up-known-email', data, tenantId: null, locale: null }),
    );
    await deliver(async () => undefined);
    clock.advance(30 * DAY - 1);
    await clear();
    expect(await words()).not.toBeNull();
    clock.advance(2);
    await clear();
    expect(await words()).toBeNull();
    expect((await only()).status).toBe('sent');
  });

  test('is removed with its row after 400 days', async () => {
    await order();
    clock.advance(401 * DAY);
    await clear();
    expect(await listed()).toEqual([]);
  });
});

/** A minimal mail server that accepts all mail except for `unknown@…`. Source: RFC 5321 §4.1. */
async function smtpServer(extensions: readonly string[] = []) {
  const messages: string[] = [];
  const commands: string[] = [];
  const server: Server = createServer((socket) => serveSmtp(socket, messages, commands, extensions));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    messages,
    commands,
    port: (server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function serveSmtp(
  socket: Socket,
  messages: string[],
  commands: string[],
  extensions: readonly string[],
): void {
  let data: string | null = null;
  let pending = '';
  const answer = (line: string) => socket.write(`${line}\r\n`);
  socket.on('error', () => socket.destroy());
  answer('220 test');
  socket.on('data', (chunk) => {
    pending += chunk;
    const lines = pending.split('\r\n');
    pending = lines.pop() ?? '';
    for (const line of lines) {
      if (data !== null) {
        if (line !== '.') data += `${line}\r\n`;
        else {
          messages.push(data);
          data = null;
          answer('250 taken');
        }
        continue;
      }
      commands.push(line);
      if (/^EHLO/i.test(line)) {
        const offered = ['test', ...extensions];
        for (const [place, name] of offered.entries())
          answer(`250${place === offered.length - 1 ? ' ' : '-'}${name}`);
      } else if (/^DATA/i.test(line)) {
        data = '';
        answer('354 go on');
      } else if (/^RCPT TO:<unknown@/i.test(line)) answer('550 no such person');
      else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else answer('250 ok');
    }
  });
}
