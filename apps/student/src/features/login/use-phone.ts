import { isPhoneTooLong, keptPhone, loginPhoneFault, PHONE_LENGTH } from '@academy/domain/identity';
import { inputTexts } from '@academy/domain/text';
import { useState } from 'react';

const PROBLEMS = {
  short: inputTexts.phoneTooShort,
  long: inputTexts.phoneTooLong,
  unclear: inputTexts.phoneUnclear,
};

/**
 * The number in the login's field, which takes 13 characters of a Korean one. A key too many does
 * nothing. Of a pasted number that is longer the beginning is shown, and refused: it would be
 * another student's.
 */
export function usePhone() {
  const [{ phone, wasCut }, set] = useState({ phone: '', wasCut: false });
  const fault = loginPhoneFault(phone);
  return {
    phone,
    wasCut,
    problem: wasCut ? PROBLEMS.long : fault === null ? undefined : PROBLEMS[fault],
    type(value: string) {
      const tooMany = isPhoneTooLong(value) && !keptPhone(value).startsWith('+');
      if (!tooMany) set({ phone: value, wasCut: false });
      else if (phone.length < PHONE_LENGTH || value.length > PHONE_LENGTH + 1)
        set({ phone: value.slice(0, PHONE_LENGTH), wasCut: true });
    },
  };
}
