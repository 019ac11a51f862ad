/** Bytes in a message header: its type and its length. Source: PostgreSQL, "Message Formats". */
const HEAD = 5;
const [QUERY, SYNC, READY] = ['Q', 'S', 'Z'].map((type) => type.charCodeAt(0));

/**
 * Counts the round trips of one connection. Data that is sent while no response is pending starts a trip. Data that is
 * sent before the response belongs to the same trip.
 */
export class Trips {
  count = 0;
  private owed = 0;
  private readonly answers = new Messages();

  /** @param chunk one write of the driver, which contains whole messages */
  sent(chunk: Buffer): void {
    // The first message of a connection has no type. Its length starts with a zero byte.
    if (chunk[0] === 0) return;
    for (const type of new Messages().read(chunk)) {
      if (type !== QUERY && type !== SYNC) continue;
      if (this.owed === 0) this.count += 1;
      this.owed += 1;
    }
  }

  /** @param chunk data read from the socket, split anywhere */
  received(chunk: Buffer): void {
    for (const type of this.answers.read(chunk)) if (type === READY) this.owed = Math.max(0, this.owed - 1);
  }
}

/** Finds the messages in a stream of bytes. */
class Messages {
  private rest: Buffer = Buffer.alloc(0);

  /** Returns the types of the messages that end in this chunk. */
  read(chunk: Buffer): number[] {
    const types: number[] = [];
    let bytes = this.rest.length > 0 ? Buffer.concat([this.rest, chunk]) : chunk;
    while (bytes.length >= HEAD && bytes.length > bytes.readInt32BE(1)) {
      types.push(bytes.readUInt8(0));
      bytes = bytes.subarray(1 + bytes.readInt32BE(1));
    }
    this.rest = bytes;
    return types;
  }
}
