import * as z from 'zod/mini';
import { featuresOffSchema } from '../features/schemas';
import { areasSchema } from '../rights/area-schema';
import { branchNameSchema } from '../branches/schemas';
import { managerRoleSchema } from '../rights/role-schema';
import { managerIdSchema, studentIdSchema } from '../ids';

const pin = z.string().check(z.maxLength(20));

/**
 * The number is all that a login needs, unless the academy asks for more (`loginSettingsSchema`):
 * then the refusal's code says what.
 */
export const studentLoginBodySchema = z.object({
  phoneNumber: z.string().check(z.maxLength(40)),
  pin: z.optional(pin),
  /** The PIN that the student chooses, after `pin-choose`. */
  newPin: z.optional(pin),
  /** Whom of those with this number, after `student-choose`. */
  studentId: z.optional(studentIdSchema),
});

/**
 * `refreshToken` is optional in the common contract; ours travels in an HttpOnly cookie instead.
 */
export const studentLoginSchema = z.object({
  success: z.literal(true),
  student: z.object({ id: studentIdSchema, name: z.string() }),
  accessToken: z.string(),
  refreshToken: z.optional(z.string()),
});
/** Sent with `student-choose`: the students with this number, names masked as far as possible. */
export const studentChoicesSchema = z.object({
  students: z.array(z.object({ id: studentIdSchema, name: z.string() })),
});
export type StudentChoice = z.output<typeof studentChoicesSchema>['students'][number];
export type StudentLogin = z.output<typeof studentLoginSchema>;

export const managerLoginBodySchema = z.object({
  username: z.string().check(z.maxLength(200)),
  password: z.string().check(z.maxLength(200)),
  /** Of the authenticator app or a recovery code, after `second-factor-required`. */
  code: z.optional(z.string().check(z.maxLength(200))),
});

export const managerLoginSchema = z.object({
  success: z.literal(true),
  accessToken: z.string(),
  id: managerIdSchema,
  username: z.string(),
  name: z.string(),
  role: managerRoleSchema,
  message: z.string(),
  /** The password was a temporary one: nothing else is answered until it is replaced. */
  mustChangePassword: z.optional(z.boolean()),
  /** The academy asks admins for a second factor: nothing else is answered until it is set up. */
  mustSetUpSecondFactor: z.optional(z.boolean()),
});

export const refreshedSchema = z.object({ success: z.literal(true), accessToken: z.string() });

/** `featuresOff`: what the academy does without; left out by a server that has all there is. */
export const studentProfileSchema = z.object({
  id: studentIdSchema,
  name: z.string(),
  featuresOff: featuresOffSchema,
});

/**
 * What is optional is our server's; where another says nothing, the role alone decides.
 */
export const managerProfileSchema = z.object({
  id: managerIdSchema,
  username: z.string(),
  name: z.string(),
  role: managerRoleSchema,
  areas: z.optional(areasSchema),
  mustChangePassword: z.optional(z.boolean()),
  mustSetUpSecondFactor: z.optional(z.boolean()),
  /** The academy lets managers set one up. */
  offersSecondFactor: z.optional(z.boolean()),
  featuresOff: featuresOffSchema,
  /** Those that this account of a head office sees; left out everywhere else. */
  branches: z.optional(z.array(branchNameSchema)),
});

/**
 * What an academy asks of a student beside the phone number, and whether a number may be several
 * students'; all off unless it switches them on.
 */
export const loginSettingsSchema = z.object({
  /** A PIN of 4 to 6 digits, chosen at the first login. */
  pin: z.boolean(),
  /** A device that the student has never signed in with waits for a manager. */
  approveDevices: z.boolean(),
  /** Brothers and sisters may have one number: who signs in with it says who they are. */
  sharedNumbers: z.boolean(),
  /** The academy's own networks (`networksFault`): many students behind one address. */
  knownNetworks: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(200)),
});
export type LoginSettings = z.output<typeof loginSettingsSchema>;

export const defaultLoginSettings: LoginSettings = {
  pin: false,
  approveDevices: false,
  sharedNumbers: false,
  knownNetworks: [],
};
