import * as z from 'zod/mini';

/**
 * Whether managers are asked for a code beside the password: OFF never, OPTIONAL who set it up,
 * ADMINS also every admin, who has to.
 */
export const secondFactorPolicySchema = z.enum(['OFF', 'OPTIONAL', 'ADMINS']);
export type SecondFactorPolicy = z.output<typeof secondFactorPolicySchema>;

export const secondFactorSettingsSchema = z.object({ policy: secondFactorPolicySchema });

/** `version` goes back as `If-Match`; 0 until it was saved. */
export const editedSecondFactorSettingsSchema = z.extend(secondFactorSettingsSchema, {
  version: z.int(),
  /** How many admins in use have not set it up. */
  adminsWithout: z.int().check(z.nonnegative()),
});
export type EditedSecondFactorSettings = z.output<typeof editedSecondFactorSettingsSchema>;

export const ownSecondFactorSchema = z.object({
  policy: secondFactorPolicySchema,
  /** When it was confirmed; null: it is not set up. */
  since: z.nullable(z.iso.datetime()),
  recoveryCodesLeft: z.int().check(z.nonnegative()),
});

const typed = z.string().check(z.maxLength(200));
export const currentPasswordSchema = z.object({ currentPassword: typed });
export const codeSchema = z.object({ code: typed });

/** What the authenticator app scans, and the same to type in. Shown until a code confirms it. */
export const begunSecondFactorSchema = z.object({ uri: z.string(), secret: z.string() });

/** Shown once: the server keeps only their hashes. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
