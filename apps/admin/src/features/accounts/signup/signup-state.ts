import {
  checkSignup,
  idCheckProblem,
  type IdCheck,
  type SignupErrors,
  type SignupForm,
} from '@academy/domain/accounts';

/** The form's state. `errors` are those on the screen; each goes when its field is edited. */
export interface SignupState {
  form: SignupForm;
  check: IdCheck | null;
  errors: SignupErrors;
}

export const emptySignup: SignupState = {
  form: { name: '', username: '', password: '', passwordConfirm: '' },
  check: null,
  errors: {},
};

/**
 * Types into a field: what was said of it is over, and so is what was said of the whole form.
 * Editing the ID resets its check.
 */
export function edit(state: SignupState, field: keyof SignupForm, value: string): SignupState {
  const { [field]: _field, general: _general, ...errors } = state.errors;
  return {
    form: { ...state.form, [field]: value },
    check: field === 'username' ? null : state.check,
    errors,
  };
}

/** A new answer, or question, about an ID. What the field said before is over. */
export function checked(state: SignupState, check: IdCheck): SignupState {
  const { username: _username, ...errors } = state.errors;
  return { ...state, check, errors };
}

/**
 * Everything that is in the way of sending the form: its fields, and the ID check that is
 * required.
 */
export function signupProblems({ form, check }: Pick<SignupState, 'form' | 'check'>): SignupErrors {
  const errors = checkSignup(form);
  const username = idCheckProblem(form.username, check);
  if (username === null) return errors;
  return { ...errors, username };
}

const ORDER = ['name', 'username', 'password', 'passwordConfirm', 'code'] as const;

/** The first field, from above, that has something to correct. */
export const firstProblem = (errors: SignupErrors): keyof SignupForm | undefined =>
  ORDER.find((field) => errors[field] !== undefined);
