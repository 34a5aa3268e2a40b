import * as z from 'zod/mini';
import { branchSlugsSchema } from '../branches/schemas';
import { managerIdSchema } from '../ids';
import { managerRoleSchema } from '../rights/role-schema';
import { areasSchema } from '../rights/area-schema';

/**
 * PENDING 승인 대기, ACTIVE 사용, DISABLED 중지. A signup that is turned down is removed: its ID is free
 * again.
 */
export const accountStatusSchema = z.enum(['PENDING', 'ACTIVE', 'DISABLED']);
export type AccountStatus = z.output<typeof accountStatusSchema>;

const text = z.string().check(z.maxLength(200));

/** Lengths and shapes are `checkSignup`'s to judge, so that its words come back per field. */
export const signupBodySchema = z.object({
  name: text,
  username: text,
  password: text,
  passwordConfirm: text,
  /** Of the very first account: the code that the server printed at its start. */
  code: z.optional(text),
});

/** `status` PENDING waits for an admin; ACTIVE was the very first account. */
export const signupResultSchema = z.object({
  success: z.literal(true),
  status: accountStatusSchema,
});
export type SignupResult = z.output<typeof signupResultSchema>;

/**
 * `needsCode`: there is no account yet, and the first one needs the code that the server printed at
 * its start.
 */
export const idCheckSchema = z.object({
  isAvailable: z.boolean(),
  needsCode: z.optional(z.boolean()),
});

/**
 * An account as admins see it. `version` goes back as `If-Match`. `mustChangePassword`: a temporary
 * password waits to be replaced.
 */
export const accountSchema = z.object({
  id: managerIdSchema,
  username: z.string(),
  name: z.string(),
  role: managerRoleSchema,
  areas: areasSchema,
  /** Of a head office's account: the branches that it was given. */
  branches: z._default(branchSlugsSchema, []),
  status: accountStatusSchema,
  mustChangePassword: z.boolean(),
  /** Whether a second factor is set up. */
  hasSecondFactor: z.boolean(),
  /**
   * Of a signup that waits: the network it came from, as the limits count it (an IPv4 address, an
   * IPv6 /64). Null once it is decided, and where no signup is in the log.
   */
  signupFrom: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  approvedAt: z.nullable(z.iso.datetime()),
  approvedByName: z.nullable(z.string()),
  lastLoginAt: z.nullable(z.iso.datetime()),
  sessionCount: z.int().check(z.nonnegative()),
  version: z.int(),
});
export type Account = z.output<typeof accountSchema>;

export const accountListSchema = z.object({
  content: z.array(accountSchema),
  pendingCount: z.int().check(z.nonnegative()),
});
export type AccountList = z.output<typeof accountListSchema>;

/** The most signups that one call refuses. */
export const REJECT_LIMIT = 2000;

/** `skipped`: no longer waiting, because another admin decided about them meanwhile. */
export const rejectedAccountsSchema = z.object({
  rejected: z.array(managerIdSchema),
  skipped: z.array(managerIdSchema),
});

export const grantsSchema = z.object({ role: managerRoleSchema, areas: areasSchema });

/** Shown once: the server keeps only its hash. */
export const temporaryPasswordSchema = z.object({
  temporaryPassword: z.string(),
  expiresAt: z.iso.datetime(),
});

export const passwordBodySchema = z.object({
  currentPassword: text,
  newPassword: text,
  passwordConfirm: text,
});
