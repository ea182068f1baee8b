import type { TableInfo } from '@tablewright/protocol';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { type FairPlay, fairStep, newFairPlay } from '../../table/fair-play.ts';
import { forget, keep, keepHead, keptOf } from '../../table/kept.ts';
import type { Room } from '../../table/room.ts';

/** Promises and shows this browser's bytes for the seed, and keeps what the game can be checked with. */
export function useFairPlay(room: Room, info: TableInfo | null): void {
  const played = useRef<FairPlay | null>(null);
  useEffect(() => {
    if (info === null) return;
    const { fair, forgets, keeps, says } = fairStep(played.current ?? newFairPlay(), info, keptOf(room.id));
    played.current = fair;
    if (forgets) forget(room.id);
    if (keeps !== null) keep(room.id, keeps);
    if (says !== null) void room.say({ ...says, table: room.id });
  }, [room, info]);
  const head = useStore(room.store, ({ table }) => table?.head ?? null);
  const version = useStore(room.store, ({ table }) => table?.version ?? 0);
  useEffect(() => {
    if (head !== null) keepHead(room.id, version, head);
  }, [room, head, version]);
}
