interface UnderWay<A> {
  readonly answer: Promise<A>;
  next?: Promise<A>;
}

/**
 * A query for which one is already in progress shares the next one with all callers until it begins: the answer that is on
 * its way may be older than the reason for the query. So any number of concurrent callers cause two requests.
 */
export class SharedQueries<A> {
  private readonly underWay = new Map<string, UnderWay<A>>();

  ask(what: string, question: () => Promise<A>): Promise<A> {
    const current = this.underWay.get(what);
    if (!current) return this.begin(what, question);
    const begin = (): Promise<A> => this.begin(what, question);
    current.next ??= current.answer.then(begin, begin);
    return current.next;
  }

  private begin(what: string, question: () => Promise<A>): Promise<A> {
    const begun: UnderWay<A> = { answer: question() };
    this.underWay.set(what, begun);
    const forget = (): void => {
      if (!begun.next) this.underWay.delete(what);
    };
    begun.answer.then(forget, forget);
    return begun.answer;
  }
}
