/** Bytes of a message's head: its type, and its length without the type. Source: PostgreSQL, "Message Formats". */
const HEAD = 5;
const [QUERY, SYNC, READY] = ['Q', 'S', 'Z'].map((type) => type.charCodeAt(0));

/**
 * Counts the trips of one connection: what is sent while PostgreSQL owes no answer begins a trip, and what is sent before
 * the answer belongs to the same one.
 */
export class Trips {
  count = 0;
  private owed = 0;
  private readonly answers = new Messages();

  /** @param chunk one write of the driver, which holds whole messages */
  sent(chunk: Buffer): void {
    // The first message of a connection has no type: its length begins with a zero.
    if (chunk[0] === 0) return;
    for (const type of new Messages().read(chunk)) {
      if (type !== QUERY && type !== SYNC) continue;
      if (this.owed === 0) this.count += 1;
      this.owed += 1;
    }
  }

  /** @param chunk what the socket read, cut anywhere */
  received(chunk: Buffer): void {
    for (const type of this.answers.read(chunk)) if (type === READY) this.owed = Math.max(0, this.owed - 1);
  }
}

/** Finds the messages in a stream of bytes. */
class Messages {
  private rest: Buffer = Buffer.alloc(0);

  /** The types of the messages that end in this chunk. */
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
