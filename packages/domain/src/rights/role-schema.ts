import * as z from 'zod/mini';

/**
 * ADMIN 최고관리자 · MANAGER 관리자 · READONLY_MANAGER 조회 전용: each contains ADMIN or MANAGER, by which
 * clients know a manager.
 */
export const managerRoleSchema = z.enum(['ADMIN', 'MANAGER', 'READONLY_MANAGER']);
export type ManagerRole = z.output<typeof managerRoleSchema>;
