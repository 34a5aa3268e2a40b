import { ApiError, errorText } from '@academy/api-client';
import {
  idCheckState,
  usernameProblem,
  type IdCheck,
  type SignupErrors,
  type SignupForm,
  type SignupResult,
  signupTexts,
} from '@academy/domain/accounts';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { checked, edit, emptySignup, signupProblems } from './signup-state';

/**
 * After too many checks, the text says how long to wait; every other failure has the signup's own
 * words.
 */
const checkFailure = (error: unknown) =>
  error instanceof ApiError && error.status === 429
    ? errorText(error, signupTexts.checkFailed)
    : signupTexts.checkFailed;

/** The server's errors map, and its general one above the form. */
function refusal(error: unknown): SignupErrors {
  const errors = error instanceof ApiError ? error.errors : undefined;
  return { ...errors, general: errors?.general ?? errorText(error, signupTexts.failed) };
}

interface First {
  /** The code for a first account, when the address brought it. */
  code: string | undefined;
  /** The server has said that there is no account yet. */
  isFirst: boolean;
}

/**
 * The signup, with the code for a first account: the ID check, what is wrong with
 * which field, sending it, and what happened to it.
 */
export function useSignup({ code, isFirst }: First) {
  const [state, setState] = useState(() =>
    code === undefined ? emptySignup : edit(emptySignup, 'code', code),
  );
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<SignupResult>();
  const { form, check, errors } = state;
  const [toldToAsk, setToldToAsk] = useState(form.code !== undefined);
  const needsCode = toldToAsk || isFirst;

  const refuse = (found: SignupErrors) =>
    setState((now) => ({ ...now, errors: { ...now.errors, ...found } }));

  /**
   * Asks whether the ID in the field is free; answers what came of it, or undefined when it could
   * not be asked.
   */
  async function checkId(): Promise<IdCheck | undefined> {
    const { username } = form;
    const problem = usernameProblem(username);
    if (problem !== null) {
      refuse({ username: problem });
      return undefined;
    }
    setState((now) => checked(now, { username, state: 'checking' }));
    try {
      const { isAvailable, needsCode: asksForCode = false } = await api.checkId({
        query: { username },
      });
      if (asksForCode) setToldToAsk(true);
      const answer: IdCheck = { username, state: isAvailable ? 'free' : 'taken' };
      setState((now) => ({
        ...checked(now, answer),
        ...(!isAvailable &&
          now.form.username === username && {
            errors: { ...now.errors, username: signupTexts.taken },
          }),
      }));
      return answer;
    } catch (error) {
      setState((now) => ({
        ...checked(now, { username, state: 'failed' }),
        errors: { ...now.errors, username: checkFailure(error) },
      }));
      return undefined;
    }
  }

  /**
   * Sends the form, or says what is missing. `known` is an answer that is newer than the screen.
   * Answers what is to be corrected.
   */
  async function submit(known: IdCheck | null = check): Promise<SignupErrors> {
    if (busy) return {};
    const problems = signupProblems({ form, check: known });
    if (Object.keys(problems).length > 0) {
      setState((now) => ({ ...now, errors: problems }));
      return problems;
    }
    setBusy(true);
    setState((now) => ({ ...now, errors: {} }));
    try {
      setResult(await api.signup({ body: form }));
      return {};
    } catch (error) {
      const found = refusal(error);
      refuse(found);
      return found;
    } finally {
      setBusy(false);
    }
  }

  return {
    form,
    errors,
    busy,
    needsCode: needsCode || errors.code !== undefined,
    result,
    submit,
    checkId,
    idState: idCheckState(form.username, check),
    set: (field: keyof SignupForm, value: string) => setState((now) => edit(now, field, value)),
  };
}

export type Signup = ReturnType<typeof useSignup>;
