/** The part of `dns-packet` that the test name server uses. The package has no types. */
declare module 'dns-packet' {
  interface Question {
    type: string;
    name: string;
  }
  interface Answer extends Question {
    ttl: number;
    data: string | string[];
  }
  export interface Packet {
    type?: 'query' | 'response';
    id?: number;
    flags?: number;
    questions?: Question[];
    answers?: Answer[];
  }
  export const RECURSION_DESIRED: number;
  export const RECURSION_AVAILABLE: number;
  export function encode(packet: Packet): Buffer;
  export function decode(bytes: Uint8Array): Packet;
  export function streamEncode(packet: Packet): Buffer;
  export function streamDecode(bytes: Uint8Array): Packet;
}
