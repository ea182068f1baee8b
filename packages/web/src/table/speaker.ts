import type { ChatLine } from '@tablewright/protocol';

/**
 * Who speaks, for as long as the table stands: the seat, whatever its person is called by now. Of those who only watch the
 * protocol knows nothing but the name.
 */
export function speakerOf(table: string, { seat, name }: Pick<ChatLine, 'seat' | 'name'>): string {
  return seat === null ? `${table}/watching/${name}` : `${table}/seat/${seat}`;
}
