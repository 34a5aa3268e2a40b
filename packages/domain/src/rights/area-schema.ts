import * as z from 'zod/mini';
import { AREAS } from './areas';

export const areaSchema = z.enum(AREAS);
export const areasSchema = z.array(areaSchema).check(z.maxLength(AREAS.length));
