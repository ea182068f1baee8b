import type { ChatLine, TableInfo } from '@tablewright/protocol';

/**
 * Who speaks, for as long as the table stands: the place where its person sat down, whatever that person is called by now and
 * wherever the seats were shuffled to. Of those who only watch the protocol knows nothing but the name.
 */
export function speakerOf(
  { id, satAt }: Pick<TableInfo, 'id' | 'satAt'>,
  { seat, name }: Pick<ChatLine, 'seat' | 'name'>,
): string {
  return seat === null ? `${id}/watching/${name}` : `${id}/seat/${satAt?.[seat] ?? seat}`;
}
