import { expect, test } from 'vitest';
import { Trips } from './trips.ts';

function message(type: string, body = ''): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(4 + Buffer.byteLength(body), 1);
  return Buffer.concat([head, Buffer.from(body)]);
}
const SYNC = message('S');
const READY = message('Z', 'I');

test('statements that wait for each other are one trip each', () => {
  const trips = new Trips();
  for (const sent of [message('Q', 'begin'), SYNC, SYNC]) {
    trips.sent(sent);
    trips.received(READY);
  }
  expect(trips.count).toBe(3);
});

test('statements that are sent together are one trip', () => {
  const trips = new Trips();
  for (const sent of [message('Q', 'begin'), SYNC, message('Q', 'commit')]) trips.sent(sent);
  for (let answer = 0; answer < 3; answer++) trips.received(READY);
  expect(trips.count).toBe(1);
  trips.sent(SYNC);
  expect(trips.count).toBe(2);
});

test('statements sent before the last response belong to the same trip', () => {
  const trips = new Trips();
  trips.sent(Buffer.concat([SYNC, SYNC]));
  trips.received(READY);
  trips.sent(SYNC);
  expect(trips.count).toBe(1);
});

test('a response can be split anywhere', () => {
  const answer = Buffer.concat([message('D', 'Z of a row'), message('C', 'SELECT 1'), READY]);
  for (let cut = 0; cut <= answer.length; cut++) {
    const trips = new Trips();
    trips.sent(SYNC);
    trips.received(answer.subarray(0, cut));
    trips.received(answer.subarray(cut));
    trips.sent(SYNC);
    expect(trips.count).toBe(2);
  }
});

test('startup, authentication, parsing and binding are not trips', () => {
  const trips = new Trips();
  const startup = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);
  for (const sent of [startup, message('p', 'Q'), message('P', 'select S, Q'), message('B')])
    trips.sent(sent);
  expect(trips.count).toBe(0);
});
