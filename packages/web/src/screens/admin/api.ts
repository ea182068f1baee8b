import type { AdminOverview, AdminPerson, AdminTable } from '@tablewright/protocol';
import { call } from '../../api.ts';

const finding = (find: string): string => (find === '' ? '' : `?find=${encodeURIComponent(find)}`);

export const adminApi = {
  enter: (key: string) => call<unknown>('POST', '/api/admin/enter', { key }),
  overview: () => call<AdminOverview>('GET', '/api/admin'),
  tables: (find: string) => call<AdminTable[]>('GET', `/api/admin/tables${finding(find)}`),
  people: (find: string) => call<AdminPerson[]>('GET', `/api/admin/people${finding(find)}`),
  close: (table: string) => call<unknown>('POST', `/api/admin/tables/${table}/close`, {}),
  ban: (person: string, banned: boolean) => call<unknown>('POST', `/api/admin/people/${person}/ban`, { banned }),
  removeAdmin: (since: number) => call<unknown>('POST', `/api/admin/admins/${since}/remove`, {}),
};
