import {createContext, useContext, type Provider} from 'react';

/** A context hook was used outside its provider. */
export class MissingProviderError extends Error {
  override readonly name = 'MissingProviderError';

  constructor(hook: string, provider: string) {
    super(
      `Hook ${hook} is called outside the <${provider}>. Render the component inside <${provider}>.`,
    );
  }
}

/**
 * A context that has no default: its hook throws outside its provider, and names both.
 *
 * @returns the provider and the hook
 */
export function createRequiredContext<Value extends object>(
  hook: string,
  provider: string,
): readonly [Provider<Value | null>, () => Value] {
  const Context = createContext<Value | null>(null);
  Context.displayName = provider;
  const useRequired = () => {
    const value = useContext(Context);
    if (value === null) throw new MissingProviderError(hook, provider);
    return value;
  };
  return [Context.Provider, useRequired];
}
