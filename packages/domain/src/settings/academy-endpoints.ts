import * as z from 'zod/mini';
import { endpoint } from '../http';
import { pointWordsSchema } from '../points/word-schemas';

/** The academy's logo; the sizes let a screen keep its place while it loads. */
export const academyLogoSchema = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
});
export type AcademyLogo = z.output<typeof academyLogoSchema>;

/** What both shells show around their pages; public, because the login screens show it too. */
export const academySchema = z.object({
  name: z.string(),
  companyLines: z.array(z.string()),
  manualUrl: z.string(),
  deskPhone: z.string(),
  channelUrl: z.string(),
  /**
   * Where browsers find the two apps, without a slash at the end: each knows the other only by this
   * setting.
   */
  studentAppUrl: z.optional(z.string()),
  adminAppUrl: z.optional(z.string()),
  /** None: the apps show their own mark. */
  logo: z.optional(academyLogoSchema),
  /** What students read for 상점 and 벌점; none where another server says nothing. */
  pointWords: z.optional(pointWordsSchema),
  /** It is the demo academy, which can be left for one's own. */
  demo: z.optional(z.boolean()),
  /** There is no account yet: the first one's signup asks for the code that the server printed. */
  needsFirstAccount: z.optional(z.boolean()),
});
export type Academy = z.output<typeof academySchema>;

/** In a file of its own: the student's login screen carries this call and no other settings. */
export const academyEndpoints = {
  academy: endpoint({
    method: 'GET',
    path: '/public/academy',
    access: 'public',
    summary: '학원 정보',
    response: academySchema,
  }),
};
