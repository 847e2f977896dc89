/** Records of the domain name system, which whoever runs a domain decides on. */
export interface DnsGateway {
  /**
   * The TXT records of a domain; none for a domain that is not there.
   * @throws DnsUnavailable when nobody answered, which says nothing about the records
   */
  texts(domain: string): Promise<string[]>;
}

/** The servers of a domain did not answer, or said that they could not. */
export class DnsUnavailable extends Error {}
